import { describe, expect, it } from 'vitest';
import { emptyKey } from '../empty-key.rules.ts';
import type { QuestionFormat, ReadQuestion } from './foreign.ts';
import { fileFormats } from './formats.ts';

let made = 0;
const read = (format: QuestionFormat, text: string): ReadQuestion[] =>
  fileFormats[format].read(text, { locale: 'en', newId: () => `id-${(made += 1)}` });
const one = (format: QuestionFormat, text: string): ReadQuestion | undefined =>
  read(format, text)[0];
const said = (question: ReadQuestion | undefined) => ({
  kind: question?.draft?.kind,
  text: question?.draft?.texts[0]?.text,
  parts: question?.draft?.parts.map(({ texts }) => texts[0]?.text),
  losses: question?.losses,
});
const right = (question: ReadQuestion | undefined) =>
  question?.draft?.parts
    .filter(({ _id }) => question.draft?.key.choiceIds.includes(_id))
    .map(({ texts }) => texts[0]?.text);

const quiz = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz>${inside}</quiz>`;
const moodle = (type: string, text: string, more: string): string =>
  quiz(
    `<question type="${type}"><name><text>Name</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><generalfeedback format="html"><text></text></generalfeedback><defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty>${more}</question>`,
  );
const answer = (fraction: number, text: string, more = ''): string =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text><feedback format="html"><text></text></feedback>${more}</answer>`;

describe('Moodle XML', () => {
  it('reads HTML as plain text, and says what of it is lost', () => {
    const text =
      '<p dir="ltr">Who <b>wrote</b>&nbsp;it?</p><p>Look: <img src="@@PLUGINFILE@@/map.png" alt=""></p><script>alert(1)</script>';
    const found = one(
      'MOODLE_XML',
      moodle(
        'multichoice',
        text,
        `<single>true</single>${answer(100, '<p>Paul &amp; Silas</p>')}${answer(0, 'Peter')}`,
      ),
    );
    expect(said(found)).toEqual({
      kind: 'SINGLE_CHOICE',
      text: 'Who wrote it?\nLook:',
      parts: ['Paul & Silas', 'Peter'],
      losses: ['formatting', 'media'],
    });
    expect(right(found)).toEqual(['Paul & Silas']);
  });

  it('takes shares of several right answers, and tells uneven ones', () => {
    const even = `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-50, 'c')}`;
    const uneven = `<single>false</single>${answer(70, 'a')}${answer(30, 'b')}${answer(0, 'c')}`;
    expect(said(one('MOODLE_XML', moodle('multichoice', 'x', even))).losses).toEqual([]);
    const found = one('MOODLE_XML', moodle('multichoice', 'x', uneven));
    expect([said(found).losses, right(found)]).toEqual([['weights'], ['a', 'b']]);
  });

  it('makes blanks of answers inside of a text', () => {
    const text = 'Capital: {1:SHORTANSWER:=Paris#yes~%50%Lyon~Nice}, river: {2:MCV:Rhine~=Seine}.';
    const found = one('MOODLE_XML', moodle('cloze', text, ''));
    expect(said(found)).toMatchObject({
      kind: 'FILL_IN_THE_BLANK',
      text: 'Capital: [[1]], river: [[2]].',
    });
    expect(found?.draft?.key.blanks).toEqual([
      { blankId: '1', accepted: ['Paris'] },
      { blankId: '2', accepted: ['Seine'] },
    ]);
    expect(found?.losses.toSorted()).toEqual(['choicesToText', 'feedback', 'weights']);
  });

  it('reads numbers, units, pairs, essays, placeholders and points', () => {
    const number = `${answer(100, '3.14', '<tolerance>0.01</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units>`;
    expect(one('MOODLE_XML', moodle('numerical', 'x', number))?.draft).toMatchObject({
      unit: 'km',
      key: { number: '3.14', tolerance: '0.01' },
    });
    const pair = (prompt: string, option: string) =>
      `<subquestion format="html"><text>${prompt}</text><answer><text>${option}</text></answer></subquestion>`;
    const pairs = pair('Romans', 'Paul') + pair('Acts', 'Luke') + pair('', 'Mark');
    expect(said(one('MOODLE_XML', moodle('matching', 'x', pairs))).parts).toEqual([
      'Romans',
      'Acts',
      'Paul',
      'Luke',
      'Mark',
    ]);
    const short = `<usecase>1</usecase>${answer(100, 'Jeru*')}${answer(100, 'Jerusalem')}`;
    const found = one('MOODLE_XML', moodle('shortanswer', 'x', short));
    expect(found?.draft?.key).toMatchObject({ accepted: ['Jerusalem'], caseSensitive: true });
    expect(found?.losses).toEqual(['wildcards']);
    const worth = moodle('essay', 'x', '').replace('1.0000000', '5');
    expect(one('MOODLE_XML', worth)?.losses).toEqual(['points']);
  });

  it('names kinds that are not known, and passes over categories', () => {
    const file = quiz(
      '<question type="category"><category><text>$course$/top</text></category></question><question type="ddimageortext"><name><text>Map</text></name><questiontext format="html"><text>x</text></questiontext></question>',
    );
    expect(read('MOODLE_XML', file)).toMatchObject([
      { title: 'Map', draft: null, refused: { args: { kind: 'ddimageortext' } } },
    ]);
  });

  it('refuses entities of its own, files outside, what is cut off and what is too deep', () => {
    const bomb =
      '<!DOCTYPE lolz [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;">]><quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>';
    const outside = '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz></quiz>';
    const deep = `<quiz>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</quiz>`;
    for (const text of [bomb, outside, deep, '<quiz><question>', 'not XML', '<html></html>']) {
      expect(() => read('MOODLE_XML', text)).toThrow(
        expect.objectContaining({ name: 'UnreadableFile' }),
      );
    }
    const unknown = moodle('essay', 'x', '').replace('<![CDATA[x]]>', 'a &unknown; b');
    expect(said(one('MOODLE_XML', unknown)).text).toBe('a &unknown; b');
  });

  it('tells characters that were lost by a wrong encoding', () => {
    expect(one('MOODLE_XML', moodle('essay', 'M\uFFFDnchen?', ''))?.losses).toEqual(['encoding']);
  });
});

describe('GIFT', () => {
  it('reads what its manual shows', () => {
    const file = [
      '// a comment',
      '$CATEGORY: top/Letters',
      '::T/F::1+1\\=2 {T}',
      '',
      "What's between orange and green? { =yellow # right! ~red # wrong ~blue }",
      '',
      'Two plus {=two =2} equals four.',
      '',
      'Match. { =Canada -> Ottawa =Italy -> Rome }',
      '',
      'When? {#1822:5}',
      '',
      'Pi? {#3.1..3.2}',
      '',
      'Why? {}',
      '',
      'Both? {~%50%a ~%50%b ~%-100%c}',
    ].join('\n');
    const found = read('GIFT', file);
    expect(found.map((each) => each.draft?.kind)).toEqual([
      'TRUE_FALSE',
      'SINGLE_CHOICE',
      'FILL_IN_THE_BLANK',
      'MATCHING',
      'NUMERIC',
      'NUMERIC',
      'ESSAY',
      'MULTIPLE_CHOICE',
    ]);
    expect(said(found[0]).text).toBe('1+1=2');
    expect(found[1]?.losses).toEqual(['feedback']);
    expect(said(found[2]).text).toBe('Two plus [[1]] equals four.');
    expect(found[5]?.draft?.key).toMatchObject({ number: '3.15', tolerance: '0.05' });
    expect(found[7]?.losses).toEqual(['weights']);
  });
});

describe('QTI', () => {
  it('reads an item of another program', () => {
    const item = `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="c" title="Unattended Luggage" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceA</value></correctResponse></responseDeclaration><itemBody><p>Look at the <b>text</b>:</p><p><img src="images/sign.png" alt="NEVER"/></p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>What does it say?</prompt><simpleChoice identifier="ChoiceA">You must stay.</simpleChoice><simpleChoice identifier="ChoiceB">Do not let them.</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;
    const found = one('QTI', item);
    expect(said(found)).toEqual({
      kind: 'SINGLE_CHOICE',
      text: 'Look at the text:\nWhat does it say?',
      parts: ['You must stay.', 'Do not let them.'],
      losses: ['formatting', 'media'],
    });
    expect([found?.title, right(found)]).toEqual(['Unattended Luggage', ['You must stay.']]);
  });

  it('names interactions that are not known', () => {
    const item =
      '<assessmentItem title="Map"><itemBody><hotspotInteraction responseIdentifier="R"/></itemBody></assessmentItem>';
    expect(one('QTI', item)?.refused?.args).toEqual({ kind: 'hotspotInteraction' });
  });
});

describe('CSV', () => {
  it('reads questions in several languages, and no formula leaves as one', () => {
    const file =
      'Question;Language;Kind;Text;Parts;Right\r\n1;en;SINGLE_CHOICE;"=HYPERLINK(1)";"+a\nb";2\r\n1;de_DE;;Wer?;"c\nd";\r\n';
    const found = one('CSV', file);
    expect(found?.draft).toMatchObject({
      texts: [
        { locale: 'en', text: '=HYPERLINK(1)' },
        { locale: 'de_DE', text: 'Wer?' },
      ],
    });
    const { draft } = found ?? {};
    const content = {
      texts: { en: '=HYPERLINK(1)' },
      parts: (draft?.parts ?? []).map(({ _id, role }) => ({ _id, role, texts: { en: '+a' } })),
      maxWords: null,
      unit: null,
    };
    const key = { ...emptyKey, choiceIds: draft?.key.choiceIds ?? [] };
    const leaving = {
      draft: { kind: 'SINGLE_CHOICE' as const, content, key },
      locale: 'en' as const,
    };
    const { text } = fileFormats.CSV.write([leaving]);
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain("'+a");
  });
});

it('reads large files in a time that grows with their size alone, whatever they hold', () => {
  const million = 100_000;
  const hostile: readonly (readonly [QuestionFormat, string])[] = [
    ['MOODLE_XML', moodle('essay', '<p>a'.repeat(million), '')],
    ['MOODLE_XML', moodle('cloze', '{1:SA:'.repeat(million / 2), '')],
    ['GIFT', `Which? {${'='.repeat(4 * million)}}`],
    ['GIFT', '{'.repeat(4 * million)],
    ['GIFT', 'a\n'.repeat(2 * million)],
    ['GIFT', `[markdown]${'['.repeat(million / 2)}{}`],
    ['GIFT', `${'<a '.repeat(million / 7)}{}`],
    ['MOODLE_XML', moodle('cloze', `<a title="${'{1:SA:'.repeat(million / 7)}">x</a>`, '')],
    ['CSV', `kind,text\n${'"'.repeat(4 * million)}`],
  ];
  const started = Date.now();
  for (const [format, text] of hostile) {
    try {
      read(format, text);
    } catch (error) {
      expect(error).toMatchObject({ name: 'UnreadableFile' });
    }
  }
  expect(Date.now() - started).toBeLessThan(15_000);
}, 60_000);
