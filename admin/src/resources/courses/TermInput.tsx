import { AutocompleteInput, ReferenceInput, type RaRecord } from 'react-admin';

export interface TermInputProps {
  /** Hears of the term that was chosen. */
  readonly onTerm?: (term: TermChoice) => void;
}

export interface TermChoice {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** One of the college's terms, the latest first. */
export function TermInput({ onTerm }: TermInputProps) {
  return (
    <ReferenceInput source="termId" reference="course-terms" sort={latestFirst}>
      <AutocompleteInput
        optionText={termName}
        filterToQuery={toQuery}
        onChange={(_id: unknown, term: (RaRecord & TermChoice) | '') => {
          // Nothing when the choice is taken back.
          if (term) onTerm?.(term);
        }}
      />
    </ReferenceInput>
  );
}

const latestFirst = { field: 'startsOn', order: 'DESC' } as const;
const toQuery = (q: string) => ({ q });

/** A term is called the same each year. */
const termName = (term: RaRecord) => `${term['name']} ${term['year']}`;
