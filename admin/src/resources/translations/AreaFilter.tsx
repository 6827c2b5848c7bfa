import { useGetList, SelectInput } from 'react-admin';
import type { TranslationRecordFragment } from './translations.generated.ts';

export interface AreaFilterProps {
  readonly source: string;
}

/** Chooses one of the areas that messages belong to. */
export function AreaFilter({ source }: AreaFilterProps) {
  const { data = [] } = useGetList<TranslationRecordFragment>('translations', everything);
  const areas = [...new Set(data.map(({ area }) => area))];
  return (
    <SelectInput
      source={source}
      choices={areas.map((area) => ({ id: area, name: area }))}
      translateChoice={false}
    />
  );
}

const everything = {
  filter: {},
  sort: { field: 'id', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};
