/**
 * Stands in for `jsonexport`, react-admin's CSV writer, in the bundle (vite.config.ts). Our lists
 * bring their own exporter, which fetches its writer when somebody exports (5 kB less at the start).
 */
export function jsonExport(): never {
  throw new Error('A list needs an exporter of its own: see shared/export/useCsvExporter.ts');
}

// oxlint-disable-next-line import/no-default-export -- the shape of the module it stands in for
export { jsonExport as default };
