import { useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { DialogForm } from '../../../shared/form/DialogForm.tsx';
import type { WindowRecord } from '../exam-actions.binding.ts';
import type { ExamRecord } from '../exam-form.ts';
import { GroupChoices } from './GroupChoices.tsx';
import { useExamGroups } from './useExamGroups.ts';
import { useSetWindows } from './useSetWindows.ts';
import { misplacedTime, onClockOf, type WindowTimes } from './window.rules.ts';
import { WindowPreview } from './WindowPreview.tsx';

export interface WindowDialogProps {
  readonly exam: ExamRecord;
  /** Of all groups: whoever has one is not offered another. */
  readonly windows: readonly WindowRecord[];
  /** The window that is changed; without it windows are set for the groups that are chosen. */
  readonly window?: WindowRecord;
  /** Reads the windows again. */
  readonly read: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Sets when groups sit the exam, each on the clock of its own campus. */
export function WindowDialog({ exam, windows, window, read, onClose }: WindowDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [start] = useState(() => ({ ...typed(window) }));
  const [groupIds, setGroupIds] = useState<readonly string[]>(window ? [window.groupId] : []);
  const { data: groups } = useExamGroups(exam.courseId);
  const nameOf = (id: string) =>
    window?.group.name ?? groups?.find((group) => group.id === id)?.name ?? '';
  const { save, failures } = useSetWindows(exam.id, window, nameOf);

  async function set(times: Partial<WindowTimes>) {
    const left = await save(groupIds, times);
    await read();
    setGroupIds(left);
    if (left.length > 0) return;
    notify('authoring.exam.windowsSaved', {
      type: 'success',
      messageArgs: { count: groupIds.length },
    });
    onClose();
  }

  return (
    <DialogForm<WindowTimes>
      title={
        window
          ? t('authoring.exam.changeWindow', { group: window.group.name })
          : t('authoring.exam.addWindows')
      }
      resource="exams"
      start={start}
      onSave={set}
      onClose={onClose}
    >
      {failures.map(({ groupId, name, message }) => (
        <Alert key={groupId} severity="warning">{`${name}: ${message}`}</Alert>
      ))}
      {!window && (
        <GroupChoices
          courseId={exam.courseId}
          taken={windows.map(({ groupId }) => groupId)}
          chosen={groupIds}
          onChange={setGroupIds}
        />
      )}
      <TimeInput source="opensAt" />
      <TimeInput source="deadline" />
      <TimeInput source="closesAt" />
      <WindowPreview courseId={exam.courseId} groupIds={groupIds} />
    </DialogForm>
  );
}

interface TimeInputProps {
  readonly source: 'opensAt' | 'deadline' | 'closesAt';
}

function TimeInput({ source }: TimeInputProps) {
  return (
    <TextInput
      source={source}
      type="datetime-local"
      helperText={hints[source]}
      validate={inOrder(source)}
      slotProps={shrunken}
    />
  );
}

const hints = {
  opensAt: 'authoring.exam.opensHint',
  deadline: 'authoring.exam.deadlineHint',
  closesAt: 'authoring.exam.closesHint',
} as const;

const inOrder = (source: TimeInputProps['source']) => (_value: unknown, times: WindowTimes) =>
  misplacedTime(times) === source ? 'authoring.exam.timeOrder' : undefined;

const shrunken = { inputLabel: { shrink: true } };

function typed(window: WindowRecord | undefined): WindowTimes {
  if (!window) return {};
  const { zone, opensAt, deadline, closesAt } = window;
  return {
    opensAt: onClockOf(zone, opensAt),
    deadline: onClockOf(zone, deadline),
    closesAt: onClockOf(zone, closesAt),
  };
}
