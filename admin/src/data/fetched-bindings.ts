import { loadWithRetry } from '@lampstand/ui';
import type { Binding } from './binding.ts';
import type { Bindings } from './build-query.ts';

/** A resource's binding by the resource's name, fetched when it is first asked for. */
export type BindingLoaders = Readonly<Record<string, () => Promise<Binding>>>;

/** The bindings that have come so far, and the way to get another one. */
export function fetchedBindings(loaders: BindingLoaders) {
  const bindings: Record<string, Binding> = {};
  return {
    bindings: bindings satisfies Bindings,
    /** Does nothing for a resource without a binding: whoever asks it for something refuses that. */
    fetchBinding: async (resource: unknown): Promise<void> => {
      if (typeof resource !== 'string' || bindings[resource]) return;
      const load = loaders[resource];
      if (load) bindings[resource] = await loadWithRetry(load);
    },
  };
}
