import type { DocumentListQuery } from './DocumentList.generated.ts';
import type { DocumentPageQuery } from './DocumentPage.generated.ts';

type Listed = DocumentListQuery['publishedDocuments'][number];
type Whole = DocumentPageQuery['documentByTitle'];

/** A document of the list, for stories and tests. */
export function buildListedDocument(overrides: Partial<Listed> = {}): Listed {
  return {
    __typename: 'PublishedDocument',
    _id: 'exam-rules',
    title: 'Exam Rules',
    beginning:
      'An exam shows you, and us, what you have made your own. These rules are the same on every campus. Before you start Find a quiet place and an hour in which nobody needs you.',
    updatedAt: '2026-03-04T10:00:00.000Z',
    ...overrides,
  };
}

/** A document as its page shows it. */
export function buildDocument(overrides: Partial<Whole> = {}): Whole {
  return {
    __typename: 'Document',
    _id: 'exam-rules',
    title: 'Exam Rules',
    content:
      '<p>These rules are the same on every campus. See the <a href="/docs?title=Student+Handbook" rel="noopener noreferrer">Student Handbook</a>.</p><h2>Before you start</h2><ul><li>Find a quiet place.</li><li>Check your connection.</li></ul>',
    published: true,
    updatedAt: '2026-03-04T10:00:00.000Z',
    updatedByName: 'Daniel Okafor',
    ...overrides,
  };
}
