import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Card, Form, type FormProps } from '@lampstand/ui';
import styles from './Setup.module.css';
import { steps, type Step } from './setup.rules.ts';

export interface StepFrameProps extends Pick<FormProps, 'onSubmit' | 'submitLabel'> {
  readonly step: Step;
  readonly title: string;
  readonly hint?: string | undefined;
  /** Steps that are not shown keep what was typed. */
  readonly shown: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** One step: where it stands, its form, the way on and the way back. */
export function StepFrame({ step, title, hint, shown, onBack, ...props }: StepFrameProps) {
  const { children, onSubmit, submitLabel } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(shown);
  useEffect(
    function beginAtHeading() {
      // The first one is met from the top of the page; a refused field has the focus already.
      if (shown && !seen.current) heading.current?.focus();
      seen.current = shown;
    },
    [shown],
  );
  return (
    <div hidden={!shown}>
      <Card>
        <p className={styles.step}>
          {t('setup.page.step', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
        <Form
          id={`setup-${step}`}
          submitLabel={submitLabel ?? t('common.next')}
          cancelLabel={t('common.back')}
          onCancel={onBack}
          onSubmit={onSubmit}
          guard={false}
        >
          {children}
        </Form>
      </Card>
    </div>
  );
}
