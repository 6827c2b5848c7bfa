import { SearchInput } from 'react-admin';
import { useResourceTexts } from '../page/useResourceTexts.ts';

export interface SearchFilterProps {
  readonly source: string;
  readonly alwaysOn: true;
}

/** The search of a list. It says where it searches, also to those who do not see the placeholder. */
export function SearchFilter({ source }: SearchFilterProps) {
  const { label } = useResourceTexts();
  return (
    <SearchInput
      source={source}
      placeholder={label(source)}
      slotProps={{ htmlInput: { 'aria-label': label(source) } }}
    />
  );
}
