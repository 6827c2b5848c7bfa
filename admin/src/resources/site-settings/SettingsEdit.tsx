import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { DesignEdit } from './DesignEdit.tsx';
import { GeneralEdit } from './GeneralEdit.tsx';
import { ScaleEdit } from './ScaleEdit.tsx';
import { SCALE, TRANSCRIPT } from './settings-records.ts';

const forms: Readonly<Record<string, ComponentType>> = {
  [SCALE]: ScaleEdit,
  [TRANSCRIPT]: DesignEdit,
};

/** The form of what the address names. */
export function SettingsEdit() {
  const { id = '' } = useParams();
  const Form = forms[id] ?? GeneralEdit;
  return <Form />;
}
