import type { ForeignDraft, Losses } from './foreign.ts';
import type { DraftMaker } from './make-draft.ts';

const GAP = /\{\d*:([A-Z_]+):((?:\\[^]|[^\\}])*)\}/g;
const WRITTEN = /^(?:SHORTANSWER|SA|MW)(?:_?C)?$/;
const CHOSEN = /^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)/;

/** A text with answers inside of it; whatever Moodle asked there, it becomes a blank to be written in. */
export function readCloze(text: string, maker: DraftMaker, losses: Losses): ForeignDraft {
  const accepted: string[][] = [];
  const cases: boolean[] = [];
  const withBlanks = text.replaceAll(GAP, (_whole, type: string, answers: string) => {
    losses.add('choicesToText', CHOSEN.test(type));
    if (WRITTEN.test(type)) cases.push(type.endsWith('C'));
    accepted.push(rightAnswers(answers, losses));
    return `[[${accepted.length}]]`;
  });
  const caseSensitive = cases.includes(true);
  losses.add('caseSensitive', caseSensitive && cases.includes(false));
  return maker.blanks(withBlanks, accepted, { caseSensitive, partial: true });
}

/** The full answers of one gap: `=Paris#well done~%50%Lyon~Nice`. */
function rightAnswers(answers: string, losses: Losses): string[] {
  return (answers.match(/(?:\\[^]|[^\\~])+/g) ?? []).flatMap((answer) => {
    const [, share = '', said = ''] = /^(=|%-?[\d.]+%)?([^]*)$/.exec(answer) ?? [];
    const [text = ''] = /^(?:\\[^]|[^\\#])*/.exec(said) ?? [];
    losses.add('feedback', said.length > text.length + 1);
    const full = share === '=' || share === '%100%';
    losses.add('weights', !full && share !== '' && !/^%-?0+%$/.test(share));
    // A number's tolerance stands behind a colon.
    const plain = text.replaceAll(/\\([^])/g, '$1').trim();
    return full && plain !== '' ? [plain] : [];
  });
}

/** A text with `[[1]]`, each a choice among words; it becomes a blank to be written in. */
export function readGaps(
  text: string,
  words: readonly string[],
  maker: DraftMaker,
  losses: Losses,
): ForeignDraft {
  losses.add('choicesToText');
  const accepted: string[][] = [];
  const withBlanks = text.replaceAll(/\[\[(\d+)\]\]/g, (_whole, number: string) => {
    const word = words[Number(number) - 1];
    accepted.push(word ? [word] : []);
    return `[[${accepted.length}]]`;
  });
  return maker.blanks(withBlanks, accepted, { caseSensitive: false, partial: true });
}
