import { AutocompleteArrayInput, ReferenceArrayInput, type Validator } from 'react-admin';

export interface ReferenceChoicesProps {
  readonly source: string;
  readonly reference: string;
  /** The field of the referred records that names them; `name` unless told. */
  readonly optionText?: string;
  readonly validate?: Validator;
}

/** Several records of another resource, each found by typing a part of its name. */
export function ReferenceChoices(props: ReferenceChoicesProps) {
  const { source, reference, optionText = 'name', validate } = props;
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field: optionText, order: 'ASC' }}
    >
      <AutocompleteArrayInput
        optionText={optionText}
        filterToQuery={toQuery}
        {...(validate ? { validate } : {})}
      />
    </ReferenceArrayInput>
  );
}

const toQuery = (q: string) => ({ q });
