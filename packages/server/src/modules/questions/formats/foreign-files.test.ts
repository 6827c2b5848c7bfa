import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import type { QuestionFormat, ReadQuestion } from './foreign.ts';
import { fileFormats } from './formats.ts';

let made = 0;
const read = (format: QuestionFormat, text: string): ReadQuestion[] =>
  fileFormats[format].read(text, { locale: 'en', newId: () => `part-${(made += 1)}` });

/** What a question says and takes for right, in words. */
function told(question: ReadQuestion | undefined) {
  const { draft, losses } = question ?? {};
  const named = (id: string) =>
    draft?.parts.find(({ _id }) => _id === id)?.texts[0]?.text ?? `no part ${id}`;
  const { key } = draft ?? {};
  return {
    kind: draft?.kind,
    text: draft?.texts[0]?.text,
    choices: draft?.parts
      .filter(({ role }) => role === 'CHOICE')
      .map(({ _id }) => `${key?.choiceIds.includes(_id) ? '*' : ''}${named(_id)}`),
    pairs: key?.pairs.map(({ promptId, optionId }) => `${named(promptId)} → ${named(optionId)}`),
    blanks: key?.blanks.map(({ accepted }) => accepted),
    accepted: key?.accepted,
    number: key?.number,
    tolerance: key?.tolerance,
    losses,
  };
}
const gift = (text: string) => told(read('GIFT', text)[0]);

describe('GIFT of other programs', () => {
  it('takes the format that an answer names for what it is', () => {
    const colours = gift(
      '[html]Which <b>colour</b>?{ =[plain]<blue> ~[markdown]**red** ~[html]<i>A&amp;B</i> }',
    );
    expect(colours).toMatchObject({
      text: 'Which colour?',
      choices: ['*<blue>', 'red', 'A&B'],
      losses: ['formatting'],
    });
    expect(gift('Which? { =[plain]blue }')).toMatchObject({
      kind: 'SHORT_ANSWER',
      accepted: ['blue'],
    });
    const pairs = gift('Match. { =[html]<p>Sea</p> -> [plain]blue =[moodle]Grass -> green }');
    expect(pairs.pairs).toEqual(['Sea → [plain]blue', 'Grass → green']);
  });

  it('keeps a backslash that escapes nothing', () => {
    const formula = String.raw`What is \(\frac\{1\}\{2\}\)? { =C:\temp =\\alpha }`;
    expect(gift(formula)).toMatchObject({
      text: String.raw`What is \(\frac{1}{2}\)?`,
      accepted: [String.raw`C:\temp`, String.raw`\alpha`],
    });
  });

  it('reads the tags and entities of Moodle’s own format, and no others', () => {
    expect(gift('Is 3 < 5 and 7 > 6?{T}').text).toBe('Is 3 < 5 and 7 > 6?');
    expect(gift('One<br>two &amp; three\nfour{T}').text).toBe('One\ntwo & three\nfour');
  });

  it('takes an answer without a sign, and offers all where one is wrong', () => {
    expect(gift('Write 1: {One}')).toMatchObject({ kind: 'SHORT_ANSWER', accepted: ['One'] });
    expect(gift('How? {~shop -> drink =powder -> water}').choices).toEqual([
      'shop -> drink',
      '*powder -> water',
    ]);
  });

  it('leaves out answers with placeholders, and says so', () => {
    const found = gift(String.raw`Animal? { =Frog* =Frog =5 \* 2 }`);
    expect([found.accepted, found.losses]).toEqual([['Frog', '5 * 2'], ['wildcards']]);
  });

  it('reads a number beside what is told to wrong ones', () => {
    expect(gift('From 1 to 5? {#3:2~#Wrong}')).toMatchObject({ number: '3', tolerance: '2' });
    const several = gift('When? {#=1822:0#Yes =%50%1822:2 =%0%1900:1}');
    expect(several).toMatchObject({ number: '1822', tolerance: '0' });
    expect(several.losses).toEqual(['feedback', 'severalNumbers']);
    expect(gift('How small? {#1.5e-3:.5e-4}')).toMatchObject({
      number: '0.0015',
      tolerance: '0.00005',
    });
  });

  it('ends a question whose braces stay open at the empty line', () => {
    const found = read('GIFT', 'What is { this?\n\nRome is in Italy.{T}\n\nMany {\n=a\n\n~b\n}');
    expect(found.map(({ draft }) => draft?.kind)).toEqual([
      undefined,
      'TRUE_FALSE',
      'SINGLE_CHOICE',
    ]);
    expect(found[0]?.refused).toEqual({ key: 'errors.formats.noAnswers' });
  });
});

const moodle = (type: string, inside: string) =>
  told(read('MOODLE_XML', `<quiz><question type="${type}">${inside}</question></quiz>`)[0]);
const asked = (text: string, format = 'html') =>
  `<name><text>n</text></name><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>`;

describe('Moodle XML of other colleges', () => {
  it('reads entities and tags in what fills a gap', () => {
    const words = ['A &amp; B', '<i>C</i>'].map(
      (word) => `<selectoption><text><![CDATA[${word}]]></text></selectoption>`,
    );
    const found = moodle('gapselect', `${asked('<p>[[1]] or [[2]]</p>')}${words.join('')}`);
    expect(found).toMatchObject({ text: '[[1]] or [[2]]', blanks: [['A & B'], ['C']] });
  });

  it('finds the gaps of a cloze before it reads its format', () => {
    const text =
      'Formula: {1:SHORTANSWER_C:=H<sub>2</sub>O#right&rbrace;~=a &lt; b}, {1:NUMERICAL:=3.14:0.01}.';
    const found = moodle('cloze', asked(text));
    expect(found.text).toBe('Formula: [[1]], [[2]].');
    expect(found.blanks).toEqual([['H2O', 'a < b'], ['3.14']]);
    expect(found.losses?.toSorted()).toEqual(['feedback', 'formatting', 'tolerance']);
  });

  it('refuses a gap in which several answers belong together', () => {
    const file = `<quiz><question type="cloze">${asked('Who? {1:MULTIRESPONSE:=Marge~Fred~=Lisa}')}</question></quiz>`;
    expect(read('MOODLE_XML', file)[0]?.refused?.args).toEqual({ kind: 'MULTIRESPONSE' });
  });

  it('tells of the picture of an old file', () => {
    expect(moodle('essay', `${asked('Look')}<image>map.png</image>`).losses).toEqual(['media']);
  });

  it('names what is no question of its own, and passes over categories only', () => {
    const file = ['category', 'randomsamatch', 'random', 'description']
      .map((type) => `<question type="${type}">${asked('x')}</question>`)
      .join('');
    const found = read('MOODLE_XML', `<quiz>${file}</quiz>`);
    expect(found.map(({ refused }) => refused?.args?.kind)).toEqual([
      'randomsamatch',
      'random',
      'description',
    ]);
  });

  it('reads markdown, Moodle’s own format, readings beside signs, and lines as they were typed', () => {
    expect(moodle('essay', asked('**Why** [so](http://x.example)?', 'markdown')).text).toBe(
      'Why so?',
    );
    expect(moodle('essay', asked('One\ntwo', 'moodle_auto_format')).text).toBe('One\ntwo');
    const ruby = '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>';
    expect(moodle('essay', asked(ruby)).text).toBe('漢字(かんじ)');
    expect(moodle('essay', asked('<pre>a {\n  b\n}</pre>')).text).toBe('a {\nb\n}');
  });
});

const qti = (declaration: string, body: string, more = '') =>
  read(
    'QTI',
    `<assessmentItem title="t">${declaration}<itemBody>${body}</itemBody>${more}</assessmentItem>`,
  )[0];
const declared = (attributes: string, values: readonly string[], more = '') =>
  `<responseDeclaration identifier="R" ${attributes}><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${more}</responseDeclaration>`;

describe('QTI of other programs', () => {
  it('reads words to be marked as choices, with what is told to students', () => {
    const body =
      '<rubricBlock view="candidate"><p>Mark the error.</p></rubricBlock><hottextInteraction responseIdentifier="R"><p>They <hottext identifier="A">who</hottext> <hottext identifier="B">goes</hottext> home.</p></hottextInteraction>';
    expect(
      told(qti(declared('cardinality="single" baseType="identifier"', ['B']), body)),
    ).toMatchObject({
      text: 'Mark the error.\nThey who goes home.',
      choices: ['who', '*goes'],
      losses: ['marksToChoices'],
    });
  });

  it('reads free pairs as two columns', () => {
    const entry = (id: string) =>
      `<simpleAssociableChoice identifier="${id}">${id}${id}</simpleAssociableChoice>`;
    const body = `<associateInteraction responseIdentifier="R"><prompt>Pair.</prompt>${['A', 'B', 'C', 'D', 'E'].map(entry).join('')}</associateInteraction>`;
    const found = told(
      qti(declared('cardinality="multiple" baseType="pair"', ['A C', 'B D']), body),
    );
    expect(found).toMatchObject({
      kind: 'MATCHING',
      pairs: ['AA → CC', 'BB → DD'],
      losses: ['pairsToColumns'],
    });
    const twice = qti(declared('cardinality="multiple" baseType="pair"', ['A C', 'A D']), body);
    expect(twice?.draft).toBeNull();
  });

  it('reads what is written into a table, and gaps that are filled from a list', () => {
    const table =
      '<table><tr><td>Paul</td><td>wrote</td></tr><tr><td>Romans</td><td><textEntryInteraction responseIdentifier="R"/></td></tr></table><p>End.</p><endAttemptInteraction responseIdentifier="H"/>';
    expect(
      told(qti(declared('cardinality="single" baseType="string"', ['57']), table)),
    ).toMatchObject({
      kind: 'FILL_IN_THE_BLANK',
      text: 'Paul wrote\nRomans [[1]]\nEnd.',
      blanks: [['57']],
    });
    const gaps =
      '<gapMatchInteraction responseIdentifier="R"><gapText identifier="W">winter</gapText><gapText identifier="S">summer</gapText><p>Now is the <gap identifier="G1"/>.</p></gapMatchInteraction>';
    expect(
      told(qti(declared('cardinality="multiple" baseType="directedPair"', ['W G1']), gaps)),
    ).toMatchObject({
      text: 'Now is the [[1]].',
      blanks: [['winter']],
      losses: ['choicesToText'],
    });
  });

  it('says a formula in one line, and never leaves it out', () => {
    const math =
      '<math><mi>a</mi><mo>=</mo><mfrac><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow><msup><mi>c</mi><mn>2</mn></msup></mfrac></math>';
    const body = `<p>Is ${math}?</p><extendedTextInteraction responseIdentifier="R"/>`;
    expect(told(qti('', body)).text).toBe('Is a = (b + 1)/(c^2)?');
  });

  it('takes capital letters as QTI does, and ranges of a slider', () => {
    const entry = (more: string) =>
      `<mapping><mapEntry mapKey="York" mappedValue="1"${more}/></mapping>`;
    const body = '<p>Sun of <textEntryInteraction responseIdentifier="R"/>;</p>';
    const caseOf = (more: string) =>
      qti(declared('cardinality="single" baseType="string"', ['York'], more), body)?.draft?.key
        .caseSensitive;
    expect([caseOf(''), caseOf(entry('')), caseOf(entry(' caseSensitive="false"'))]).toEqual([
      true,
      true,
      false,
    ]);
    const full = [14, 15, 16].map((at) => `<mapEntry mapKey="${at}" mappedValue="1"/>`).join('');
    const slider =
      '<sliderInteraction responseIdentifier="R"><prompt>How many?</prompt></sliderInteraction>';
    const declaration = declared(
      'cardinality="single" baseType="integer"',
      ['16'],
      `<mapping>${full}</mapping>`,
    );
    expect(told(qti(declaration, slider))).toMatchObject({
      kind: 'NUMERIC',
      number: '15',
      tolerance: '1',
    });
  });

  it('refuses a key that a kind cannot hold, and says why', () => {
    const choice = (id: string) =>
      `<simpleAssociableChoice identifier="${id}">${id}</simpleAssociableChoice>`;
    const set = (ids: string) =>
      `<simpleMatchSet>${[...ids].map(choice).join('')}</simpleMatchSet>`;
    const match = `<matchInteraction responseIdentifier="R">${set('AB')}${set('XYZ')}</matchInteraction>`;
    const several = declared('cardinality="multiple" baseType="directedPair"', [
      'A X',
      'A Y',
      'B Z',
    ]);
    expect(qti(several, match)?.refused?.args).toEqual({ kind: 'matchInteraction' });
    const order = `<orderInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></orderInteraction>`;
    expect(
      qti(declared('cardinality="ordered" baseType="identifier"', ['A']), order)?.draft,
    ).toBeNull();
    const variables = qti(
      '<templateDeclaration identifier="N"/>',
      '<p>x</p><extendedTextInteraction responseIdentifier="R"/>',
    );
    expect(variables?.refused).toEqual({ key: 'errors.formats.variables' });
    const two = qti(
      '',
      '<extendedTextInteraction responseIdentifier="R"/><uploadInteraction responseIdentifier="S"/>',
    );
    expect(two?.refused).toEqual({
      key: 'errors.formats.severalInOne',
      args: { kind: 'extendedTextInteraction, uploadInteraction' },
    });
  });

  it('reads QTI 3 by the names of QTI 2', () => {
    const item =
      '<qti-assessment-item title="t"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>';
    expect(told(read('QTI', item)[0])).toMatchObject({ text: 'Which?', choices: ['a', '*b'] });
  });
});

it('says why a question of a file is too large for us', () => {
  const refused = (text: string) => readFile('course', 'en', 'GIFT', text)[0]?.refused;
  expect(refused(`Who? {=${'a'.repeat(501)}}`)).toEqual({
    key: 'errors.tooLong',
    args: { max: 500 },
  });
  const many = Array.from({ length: 41 }, (_, at) => `~${at}`).join(' ');
  expect(refused(`Which? {=x ${many}}`)).toEqual({
    key: 'errors.questions.partCount',
    args: { min: 1, max: 40 },
  });
});
