import { useT } from '@lampstand/i18n/react';
import { Button, Modal, SelectField } from '@lampstand/ui';
import { StyledLines } from './StyledLines.tsx';
import {
  standardStyle,
  styleOf,
  styleOptions,
  type SubtitleStyle,
} from './subtitle-style.rules.ts';
import styles from './SubtitleStyleDialog.module.css';

export interface SubtitleStyleDialogProps {
  readonly look: SubtitleStyle;
  /** What is chosen holds at once, behind the dialog too. */
  readonly onChange: (look: SubtitleStyle) => void;
  readonly onClose: () => void;
}

/** How subtitles look on this device, with an example. */
export function SubtitleStyleDialog({ look, onChange, onClose }: SubtitleStyleDialogProps) {
  const t = useT();
  const fields = useStyleFields();
  const actions = (
    <>
      <Button variant="outlined" onClick={() => onChange(standardStyle)}>
        {t('learning.player.reset')}
      </Button>
      <Button onClick={onClose}>{t('common.close')}</Button>
    </>
  );
  return (
    <Modal title={t('learning.player.style')} onClose={onClose} actions={actions}>
      <figure className={styles.preview} aria-label={t('learning.player.preview')}>
        <StyledLines lines={[{ text: t('learning.player.sample') }]} look={look} />
      </figure>
      <div className={styles.fields}>
        {fields.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            autoPickFirst
            options={options}
            value={look[name]}
            onChange={({ target }) =>
              onChange(styleOf(new Map(Object.entries({ ...look, [name]: target.value }))))
            }
          />
        ))}
      </div>
    </Modal>
  );
}

/** What each choice is called. */
function useStyleFields() {
  const t = useT();
  const field = (
    name: keyof SubtitleStyle,
    label: string,
    words: Readonly<Record<string, string>>,
  ) => ({
    name,
    label,
    options: styleOptions[name].map((value) => ({ value, label: words[value] ?? value })),
  });
  return [
    field('size', t('lesson.subtitleSize'), {
      small: t('lesson.small'),
      medium: t('lesson.medium'),
      large: t('lesson.large'),
    }),
    field('colour', t('learning.player.colour'), {
      white: t('learning.player.white'),
      yellow: t('learning.player.yellow'),
      green: t('learning.player.green'),
      blue: t('learning.player.blue'),
    }),
    field('background', t('learning.player.background'), {
      solid: t('learning.player.solid'),
      half: t('learning.player.half'),
      none: t('common.none'),
    }),
    field('edge', t('learning.player.edge'), {
      none: t('common.none'),
      outline: t('learning.player.outline'),
      shadow: t('learning.player.shadow'),
    }),
    field('place', t('learning.player.place'), {
      bottom: t('learning.player.bottom'),
      top: t('learning.player.top'),
    }),
  ];
}
