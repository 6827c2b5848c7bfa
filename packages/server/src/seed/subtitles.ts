/** What the demonstration's lectures say, one line every ten seconds, in four languages. */
const lines: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Welcome to this lesson.',
    'We begin with a question rather than an answer.',
    'Who were the first people to hear these words?',
    'They heard them read aloud, together, more than once.',
    'Try to listen in the same way this week.',
    'Write down one sentence that stays with you.',
  ],
  de_DE: [
    'Willkommen zu dieser Lektion.',
    'Wir beginnen mit einer Frage statt mit einer Antwort.',
    'Wer hat diese Worte als Erstes gehört?',
    'Sie wurden laut vorgelesen, gemeinsam und mehr als einmal.',
    'Versuchen Sie, diese Woche ebenso zuzuhören.',
    'Schreiben Sie einen Satz auf, der Ihnen nachgeht.',
  ],
  es_MX: [
    'Bienvenidos a esta lección.',
    'Empezamos con una pregunta y no con una respuesta.',
    '¿Quiénes fueron los primeros en oír estas palabras?',
    'Las oyeron leídas en voz alta, juntos y más de una vez.',
    'Intente escuchar de la misma manera esta semana.',
    'Anote una frase que le acompañe.',
  ],
  uk_UA: [
    'Ласкаво просимо на це заняття.',
    'Ми починаємо із запитання, а не з відповіді.',
    'Хто першим почув ці слова?',
    'Їх читали вголос, разом і не один раз.',
    'Спробуйте так само слухати цього тижня.',
    'Запишіть одне речення, яке залишиться з вами.',
  ],
};

export const subtitleLocales = Object.keys(lines);

const at = (second: number): string =>
  `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;

/** A WebVTT file of the lecture in one language. */
export function subtitleFile(locale: string): string {
  const cues = (lines[locale] ?? []).map(
    (line, index) => `${at(index * 10)} --> ${at(index * 10 + 9)}\n${line}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
