import { useEffect, useRef, useState } from 'react';

/** Where the present line stands in the box: this far from its top. */
const shareAbove = 0.3;

/** A scroll that differs more than this from ours was somebody's own. */
const pixels = 3;

/** Keeps the present line in sight until the person scrolls the box themselves. */
export function useFollow(current: number) {
  const boxRef = useRef<HTMLOListElement>(null);
  const ours = useRef(0);
  const [following, setFollowing] = useState(true);

  useEffect(
    function scrollToCurrent() {
      const box = boxRef.current;
      const line = box?.children[current];
      if (!box || !(line instanceof HTMLElement) || !following) return;
      box.scrollTop = line.offsetTop - box.clientHeight * shareAbove;
      ours.current = box.scrollTop;
    },
    [current, following],
  );

  return {
    boxRef,
    following,
    follow: () => setFollowing(true),
    onScroll: () => {
      const moved = Math.abs((boxRef.current?.scrollTop ?? 0) - ours.current) > pixels;
      if (moved) setFollowing(false);
    },
  };
}
