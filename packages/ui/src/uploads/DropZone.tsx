import { useId } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { Alert } from '../feedback/Alert.tsx';
import styles from './DropZone.module.css';
import { rejectionText, type Limits } from './rejection-text.ts';

export interface DropZoneProps extends Limits {
  /** What the files are for, in a sentence. */
  readonly label: string;
  /** By MIME type, the endings that belong to it: `{ 'text/csv': ['.csv'] }`. Anything unless told. */
  readonly accept?: Accept | undefined;
  /** Default true. */
  readonly multiple?: boolean | undefined;
  /** 0, the default: as many as there are. */
  readonly maxFiles?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Words on the button; "Choose files" unless told. */
  readonly buttonText?: string | undefined;
  /** Opens another dialog than the browser's plain one; what it gives does not come here. */
  readonly onChoose?: (() => void) | undefined;
  /** The files that keep to all limits; of more than are taken, the first ones. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped or chosen, and says of each that it refuses, why. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    hint,
    accept,
    buttonText,
    disabled = false,
    maxFiles = 0,
    multiple = true,
  } = props;
  const { maxSize, minSize = 0, onFiles, typesText } = props;
  const t = useT();
  const labelId = useId();
  const choose = buttonText ?? t('uploads.choose');
  const zone = useDropzone({
    ...(accept ? { accept } : {}),
    ...(maxSize === undefined ? {} : { maxSize }),
    disabled,
    maxFiles,
    minSize,
    multiple,
    // The button opens the dialog; the zone itself is no button, so nothing in it is read twice.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted) => {
      if (accepted.length > 0) onFiles(accepted);
    },
  });
  const limits: Limits = { maxSize, minSize, typesText };
  return (
    <div
      {...zone.getRootProps()}
      role="group"
      aria-labelledby={labelId}
      className={classNames(styles.zone, lookOf(zone))}
    >
      <p id={labelId}>{label}</p>
      <input {...zone.getInputProps({ 'aria-label': choose })} />
      <Button variant="outlined" disabled={disabled} onClick={props.onChoose ?? zone.open}>
        {choose}
      </Button>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Rejected rejections={zone.fileRejections} limits={limits} />
    </div>
  );
}

interface RejectedProps {
  readonly rejections: readonly FileRejection[];
  readonly limits: Limits;
}

function Rejected({ rejections, limits }: RejectedProps) {
  const t = useT();
  if (rejections.length === 0) return null;
  return (
    <Alert severity="danger">
      <ul className={styles.rejected}>
        {rejections.map(({ file, errors }) => (
          <li key={file.name}>
            {file.name}: {errors.map((error) => rejectionText(error, limits, t)).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const lookOf = (zone: ReturnType<typeof useDropzone>): string | undefined => {
  if (zone.isDragReject) return styles.rejecting;
  if (zone.isDragAccept) return styles.accepting;
  return zone.isDragActive ? styles.dragging : undefined;
};
