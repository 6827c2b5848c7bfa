import { useEffect, useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '@lampstand/i18n';

/**
 * Leaves a form once its record is stored. In an effect, because the guard against losing entries
 * holds the page until it has heard of the record.
 * @param nameOf how the record is called in the message
 */
export function useLeaveWhenSaved<Saved extends RaRecord>(
  message: MessageId,
  nameOf: (record: Saved) => string,
  pathOf: (record: Saved) => string,
) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [saved, setSaved] = useState<Saved>();
  const path = saved && pathOf(saved);

  useEffect(
    function leaveForm() {
      if (path !== undefined) void navigate(path);
    },
    [path, navigate],
  );

  const onSuccess = (record: Saved) => {
    notify(message, { type: 'success', messageArgs: { name: nameOf(record) } });
    setSaved(record);
  };
  return { saved: saved !== undefined, onSuccess };
}
