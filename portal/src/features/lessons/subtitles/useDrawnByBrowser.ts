import { useEffect, useState, type RefObject } from 'react';

/** Events after which only the browser's own subtitles are in sight, and the ones that end it. */
const begins = ['enterpictureinpicture', 'webkitbeginfullscreen'];
const ends = ['leavepictureinpicture', 'webkitendfullscreen'];

/** Whether the picture is where our subtitles cannot follow: a window of its own, an iPhone's full screen. */
export function useDrawnByBrowser(media: RefObject<HTMLMediaElement | null>): boolean {
  const [apart, setApart] = useState(false);
  useEffect(
    function followPicture() {
      const element = media.current;
      const ending = new AbortController();
      const listen = (names: readonly string[], value: boolean) => {
        for (const name of names) {
          element?.addEventListener(name, () => setApart(value), { signal: ending.signal });
        }
      };
      listen(begins, true);
      listen(ends, false);
      return () => ending.abort();
    },
    [media],
  );
  return apart;
}
