import { expect, test, vi } from 'vitest';
import type { Binding } from './binding.ts';
import { fetchedBindings } from './fetched-bindings.ts';

const binding: Binding = {
  list: () => {
    throw new Error('Nobody asks for rows here');
  },
};

test('a binding is fetched when its resource is first asked for, and once', async () => {
  const regions = vi.fn<() => Promise<Binding>>(() => Promise.resolve(binding));
  const groups = vi.fn<() => Promise<Binding>>(() => Promise.resolve(binding));
  const { bindings, fetchBinding } = fetchedBindings({ regions, groups });
  await fetchBinding('regions');
  await fetchBinding('regions');
  expect(bindings).toEqual({ regions: binding });
  expect(regions).toHaveBeenCalledOnce();
  expect(groups).not.toHaveBeenCalled();
});

test.each(['payments', undefined, 7])('nothing is fetched for %j, which is no resource', async (resource) => {
  const { bindings, fetchBinding } = fetchedBindings({ regions: () => Promise.resolve(binding) });
  await fetchBinding(resource);
  expect(bindings).toEqual({});
});
