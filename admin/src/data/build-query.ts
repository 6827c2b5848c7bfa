import type { BuildQuery } from 'ra-data-graphql';
import type { Binding, Operation } from './binding.ts';

export type Bindings = Readonly<Record<string, Binding>>;

type Params = Parameters<BuildQuery>[2];

/** react-admin's verbs, each as the question to a resource's binding. */
const verbs: Readonly<Record<string, (binding: Binding, params: Params) => Operation | undefined>> =
  {
    GET_LIST: ({ list }, { filter, sort, pagination }) => list({ filter, sort, page: pagination }),
    GET_MANY: ({ list }, { ids }) =>
      list({ filter: { ids }, page: { page: 1, perPage: Math.max(1, ids.length) } }),
    GET_MANY_REFERENCE: ({ list }, { target, id, filter, sort, pagination }) =>
      list({ filter: { ...filter, [target]: id }, sort, page: pagination }),
    GET_ONE: ({ one }, { id }) => one?.(id),
    CREATE: ({ create }, { data }) => create?.(data),
    UPDATE: ({ update }, { id, data, previousData, meta }) => {
      const values = { ...previousData, ...data };
      return update?.({ id, version: values.version, values, meta });
    },
    DELETE: ({ remove }, { id, previousData }) => remove?.(id, previousData?.version),
  };

/**
 * `ra-data-graphql`'s `buildQuery`: a look-up of the resource's typed binding. Throws for a verb
 * that the resource does not offer, which is a mistake of ours and not of the person.
 */
export function createBuildQuery(bindings: Bindings): BuildQuery {
  return (verb, resource, params) => {
    const binding = bindings[resource];
    const operation = binding && verbs[verb]?.(binding, params);
    if (!operation) throw new Error(`The resource ${resource} has no ${verb}`);
    return operation;
  };
}
