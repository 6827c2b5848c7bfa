import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, plusPath } from '@lampstand/ui';
import type { PartRole } from './question-form.ts';
import type { Parts } from './useParts.ts';

const labels: Readonly<Record<PartRole, MessageId>> = {
  CHOICE: 'authoring.questions.addChoice',
  PROMPT: 'authoring.questions.addPrompt',
  OPTION: 'authoring.questions.addOption',
  ITEM: 'authoring.questions.addItem',
  BLANK: 'authoring.questions.addBlank',
};

export interface AddPartButtonProps {
  readonly parts: Parts;
  readonly kind: PartRole;
  /** How many of them a question has at most. */
  readonly most: number;
}

/** Adds a part below the others of its role. */
export function AddPartButton({ parts, kind, most }: AddPartButtonProps) {
  const t = useT();
  const count = parts.parts.filter(({ role }) => role === kind).length;
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        icon={plusPath}
        disabled={count >= most}
        onClick={() => parts.add(kind)}
      >
        {t.dynamic(labels[kind])}
      </Button>
    </div>
  );
}
