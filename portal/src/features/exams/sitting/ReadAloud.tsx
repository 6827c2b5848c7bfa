import { useEffect, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, speakerPath } from '@lampstand/ui';

export interface ReadAloudProps {
  readonly text: string;
  /** BCP 47 tag of the language in which the text is written. */
  readonly language: string;
}

/** Reads a text with the browser's own voice. Where it has none, there is no button. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const t = useT();
  const [reading, setReading] = useState(false);

  useEffect(function fallSilentWithThePage() {
    return () => {
      if ('speechSynthesis' in window) window.speechSynthesis.cancel();
    };
  }, []);

  if (!('speechSynthesis' in window)) return null;

  const toggle = () => {
    window.speechSynthesis.cancel();
    setReading(!reading);
    if (reading) return;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    words.addEventListener('end', () => setReading(false));
    words.addEventListener('error', () => setReading(false));
    window.speechSynthesis.speak(words);
  };
  return (
    <Button variant="text" size="small" icon={speakerPath} aria-pressed={reading} onClick={toggle}>
      {reading ? t('learning.exam.stopReading') : t('learning.exam.readAloud')}
    </Button>
  );
}
