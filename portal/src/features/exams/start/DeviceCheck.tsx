import { Suspense, use, useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, Card, checkPath, Icon, refreshPath, Spinner, warningPath } from '@lampstand/ui';
import { checkDevice, isClockRight, type DeviceReport } from './device-check.ts';
import styles from './DeviceCheck.module.css';

export interface DeviceCheckProps {
  /** For stories; default: the device's own. */
  readonly check?: (() => Promise<DeviceReport>) | undefined;
}

/** Whether connection, clock and storage are what an exam needs. It warns and hinders nobody. */
export function DeviceCheck({ check = checkDevice }: DeviceCheckProps) {
  const t = useT();
  const [found, setFound] = useState(check);
  const button = (
    <Button variant="text" size="small" icon={refreshPath} onClick={() => setFound(check())}>
      {t('learning.exam.checkAgain')}
    </Button>
  );
  return (
    <Card title={t('learning.exam.check')} actions={button}>
      <div role="status">
        <Suspense fallback={<Checking />}>
          <Findings found={found} />
        </Suspense>
      </div>
    </Card>
  );
}

/** A line for each thing that is looked at: what is found takes their places and moves nothing on the page. */
function Checking() {
  const t = useT();
  const names = [
    t('learning.exam.connection'),
    t('learning.exam.clock'),
    t('learning.exam.storage'),
  ];
  return (
    <ul className={styles.findings}>
      {names.map((name) => (
        <li key={name} className={styles.finding}>
          <Spinner variant="button" />
          <span>
            <strong>{name}:</strong> {t('learning.exam.checking')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Findings({ found }: { readonly found: Promise<DeviceReport> }) {
  const { connection, clockOff, storage } = use(found);
  const t = useT();
  const { formatDuration } = useFormat();
  const connections = {
    good: t('learning.exam.connectionGood'),
    slow: t('learning.exam.connectionSlow'),
    none: t('learning.exam.connectionNone'),
  };
  const clockRight = clockOff === undefined || isClockRight(clockOff);
  return (
    <ul className={styles.findings}>
      <Finding name={t('learning.exam.connection')} good={connection === 'good'}>
        {connections[connection]}
      </Finding>
      {clockOff !== undefined && (
        <Finding name={t('learning.exam.clock')} good={clockRight}>
          {clockRight
            ? t('learning.exam.clockGood')
            : t('learning.exam.clockOff', { duration: formatDuration(Math.abs(clockOff)) })}
        </Finding>
      )}
      <Finding name={t('learning.exam.storage')} good={storage}>
        {storage ? t('learning.exam.storageGood') : t('learning.exam.storageNone')}
      </Finding>
    </ul>
  );
}

interface FindingProps {
  readonly name: string;
  readonly good: boolean;
  readonly children: string;
}

function Finding({ name, good, children }: FindingProps) {
  return (
    <li className={styles.finding}>
      <span className={good ? styles.good : styles.bad}>
        <Icon path={good ? checkPath : warningPath} size="small" />
      </span>
      <span>
        <strong>{name}:</strong> {children}
      </span>
    </li>
  );
}
