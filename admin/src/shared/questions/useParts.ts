import { useSourceContext } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { newPart, type PartForm, type PartRole } from './question-form.ts';

/** A part with its place among all parts of its question, by which its inputs are named. */
export interface PlacedPart extends PartForm {
  readonly at: number;
  /** Stays with the part when it moves. */
  readonly rowKey: string;
}

export interface Parts {
  readonly parts: readonly PlacedPart[];
  readonly add: (role: PartRole) => void;
  /** One that has its id already. */
  readonly addOwn: (part: PartForm) => void;
  readonly remove: (part: PlacedPart) => void;
  /** One place up or down among the parts of its role. */
  readonly move: (part: PlacedPart, by: -1 | 1) => void;
}

/** The parts of a question. One place of an editor uses it: it hands on what others need. */
export function useParts(): Parts {
  const { getSource } = useSourceContext();
  const { fields, append, remove, move } = useFieldArray<Record<string, PartForm[]>, string>({
    name: getSource('parts'),
  });
  const parts = fields.map(({ id, _id, role, texts }, at) => ({
    _id,
    role,
    texts,
    at,
    rowKey: id,
  }));
  const addOwn = (part: PartForm) => append(part, { shouldFocus: false });
  return {
    parts,
    add: (role) => addOwn(newPart(role)),
    addOwn,
    remove: ({ at }) => remove(at),
    move: ({ at, role }, by) => {
      const others = parts.filter((part) => part.role === role);
      const other = others[others.findIndex((part) => part.at === at) + by];
      if (other) move(at, other.at);
    },
  };
}
