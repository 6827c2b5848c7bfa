import { expect, test, vi } from 'vitest';
import { collectPages, exportPageSize, type PageOfRows } from './collect-pages.ts';

type ReadPage = () => Promise<PageOfRows<string>>;

/** A list of numbers as a server pages it. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_, at) => at);
  return vi.fn<(page: number, perPage: number) => Promise<PageOfRows<number>>>((page, perPage) =>
    Promise.resolve({ data: all.slice((page - 1) * perPage, page * perPage), total: all.length }),
  );
}

test.each([0, 1, exportPageSize, exportPageSize + 1, 3 * exportPageSize - 1])(
  'all of %i rows are read, not only those of the first page',
  async (count) => {
    const rows = await collectPages(listOf(count));
    expect(rows).toEqual(Array.from({ length: count }, (_, at) => at));
  },
);

test('no page is asked for twice, and none beyond the end', async () => {
  const read = listOf(2 * exportPageSize);
  await collectPages(read);
  expect(read.mock.calls.map(([page]) => page)).toEqual([1, 2]);
});

test('a list that shrinks meanwhile ends instead of being asked for ever', async () => {
  const read = vi
    .fn<ReadPage>()
    .mockResolvedValueOnce({
      data: Array.from({ length: exportPageSize }, () => 'row'),
      total: 900,
    })
    .mockResolvedValue({ data: [], total: 0 });
  expect(await collectPages(read)).toHaveLength(exportPageSize);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the progress names how much is done and how much there is', async () => {
  const progress = vi.fn<(done: number, total: number) => void>();
  await collectPages(listOf(exportPageSize + 3), progress);
  expect(progress.mock.calls).toEqual([
    [exportPageSize, exportPageSize + 3],
    [exportPageSize + 3, exportPageSize + 3],
  ]);
});

test('a page that fails fails the export: half a list is no list', async () => {
  const read = vi.fn<ReadPage>().mockRejectedValue(new Error('gone'));
  await expect(collectPages(read)).rejects.toThrow('gone');
});
