import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';

/**
 * The words of the resource at hand: its name in both numbers, its list's address, and the labels
 * of its fields (`resources.<name>.fields.<field>`).
 */
export function useResourceTexts() {
  const resource = useResourceContext();
  const t = useT();
  if (!resource) throw new Error('A resource is missing above this component');
  return useMemo(() => {
    const text = (key: string) => t.dynamic(`resources.${resource}.${key}`);
    return {
      resource,
      name: text('name'),
      plural: text('plural'),
      listPath: `/${resource}`,
      label: (field: string) => text(`fields.${field}`),
    };
  }, [resource, t]);
}
