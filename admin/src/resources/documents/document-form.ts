import type { DocumentInput, DocumentRecordFragment } from './documents.generated.ts';

/** Text apart from other texts: a conflict says that it changed instead of showing its HTML. */
interface Content {
  readonly html: string;
}

/** A document as pages and forms have it. */
export type DocumentRecord = Omit<DocumentRecordFragment, 'content'> & {
  readonly content: Content;
};

export interface DocumentForm {
  readonly title: string;
  readonly content?: Content | null;
  readonly permissions?: DocumentInput['permissions'] | null;
  readonly published?: boolean;
}

export const toForm = (document: DocumentRecordFragment): DocumentRecord => ({
  ...document,
  content: { html: document.content },
});

export const toInput = (form: DocumentForm): DocumentInput => ({
  title: form.title,
  content: form.content?.html ?? '',
  permissions: form.permissions ?? [],
  published: form.published ?? false,
});
