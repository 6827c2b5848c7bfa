import { describe, expect, it } from 'vitest';
import { isCatalogue, isComponentTest, isTestFile, reusesStories, surveyFile } from './survey.ts';

describe('surveyFile', () => {
  it('counts types, not words', () => {
    const source = [
      'const a: any = 1;',
      'function f(list: any[]): Record<string, any> { return {}; }',
      "const text = 'any: any';",
      'const any = 1; // any of them',
      '',
    ].join('\n');
    expect(surveyFile('a.ts', source)).toMatchObject({ lines: 4, anys: 3 });
  });

  it('counts suppressions and open work in comments alone', () => {
    const source = `
      // oxlint-disable-next-line no-console -- reason
      console.log('// @ts-ignore TODO');
      // @ts-expect-error -- reason
      // TODO(docs/decisions/0001)
    `;
    expect(surveyFile('a.ts', source)).toMatchObject({ suppressions: 2, todos: 1 });
  });

  it('sees whether a test takes its stories', () => {
    const story = "import { Basic } from './Card.stories.tsx';";
    expect(reusesStories(surveyFile('Card.test.tsx', story))).toBe(true);
    expect(reusesStories(surveyFile('Card.test.tsx', "import './Card.tsx';"))).toBe(false);
  });
});

describe('the kinds of files', () => {
  it('tells tests, catalogues and component tests apart', () => {
    expect(isTestFile('portal/src/testing/render.tsx')).toBe(true);
    expect(isTestFile('portal/src/Card.stories.tsx')).toBe(true);
    expect(isTestFile('portal/src/Card.tsx')).toBe(false);
    expect(isCatalogue('packages/i18n/catalogue/learning/en.ts')).toBe(true);
    expect(isCatalogue('packages/i18n/src/translator.ts')).toBe(false);
    expect(isComponentTest('portal/src/Card.test.tsx')).toBe(true);
    expect(isComponentTest('portal/src/useTitle.test.tsx')).toBe(false);
  });
});
