import type { ImportsPreviewMutation } from './imports.generated.ts';

/** The fate of every line, as react-admin keeps it. */
export type Preview = ImportsPreviewMutation['previewImport'] & { readonly id: string };
