import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';

export interface OtherPlace {
  readonly deviceKind: 'PHONE' | 'TABLET' | 'COMPUTER';
  readonly positionSeconds: number;
}

export interface ResumeQuestionProps {
  /** A later place on another device, as it was when the lesson was opened. */
  readonly other: OtherPlace;
  /** Told the second to go to; null where the person stays. */
  readonly onAnswer: (seconds: number | null) => void;
}

/** Asks whether to go on where another device was: nobody is moved without a word. */
export function ResumeQuestion({ other, onAnswer }: ResumeQuestionProps) {
  const t = useT();
  const time = clockText(other.positionSeconds);
  const question = {
    PHONE: t('learning.player.atPhone', { time }),
    TABLET: t('learning.player.atTablet', { time }),
    COMPUTER: t('learning.player.atComputer', { time }),
  }[other.deviceKind];
  const actions = (
    <>
      <Button size="small" onClick={() => onAnswer(other.positionSeconds)}>
        {t('learning.player.goThere', { time })}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onAnswer(null)}>
        {t('learning.player.stay')}
      </Button>
    </>
  );
  return <Alert actions={actions}>{question}</Alert>;
}
