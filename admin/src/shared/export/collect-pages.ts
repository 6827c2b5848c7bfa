export interface PageOfRows<Row> {
  readonly data: readonly Row[];
  readonly total?: number | undefined;
}

/** Rows asked for at once: few requests, and far from the server's limit of 1000. */
export const exportPageSize = 500;

/**
 * Reads a list to its end, page by page. A list that shrinks meanwhile ends early, one that grows
 * is read up to what it held at the first page.
 */
export async function collectPages<Row>(
  readPage: (page: number, perPage: number) => Promise<PageOfRows<Row>>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let page = 1; rows.length < total; page += 1) {
    const answer = await readPage(page, exportPageSize);
    if (page === 1) total = answer.total ?? answer.data.length;
    rows.push(...answer.data);
    onProgress(rows.length, total);
    if (answer.data.length < exportPageSize) break;
  }
  return rows;
}
