import { useEffect, useState, type RefObject } from 'react';
import { cueText, trackOf } from './cue-text.ts';

/** The words that are being spoken, from the track of a locale; empty between two cues. */
export function useCueText(
  media: RefObject<HTMLMediaElement | null>,
  locale: string | null,
): string {
  const [text, setText] = useState('');
  useEffect(
    function followCues() {
      const track = trackOf(media.current, locale)?.track;
      if (!track) return undefined;
      const follow = () => setText(Array.from(track.activeCues ?? [], cueText).join('\n'));
      follow();
      track.addEventListener('cuechange', follow);
      return () => {
        track.removeEventListener('cuechange', follow);
        setText('');
      };
    },
    [media, locale],
  );
  return text;
}
