import { defineRichText } from '../../platform/rich-text.ts';
import { documents } from './documents.table.ts';

/** What a document says. Documents have no files of their own. */
export const documentText = defineRichText({ column: documents.content, files: [] });
