import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, printerPath } from '@lampstand/ui';
import { downloadText } from '../shared/export/download-text.ts';
import { useCsvWriter } from '../shared/export/useCsvWriter.ts';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { Stack } from '../shared/record/Stack.tsx';
import type { Rule } from './action-words.ts';
import { everything, filterRules } from './permission-filter.ts';
import { PermissionFilters } from './PermissionFilters.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import styles from './PermissionsPage.module.css';
import { columnInWords, ruleInWords, type RuleInWords } from './rule-words.ts';
import { WhyPanel } from './WhyPanel.tsx';

const NONE: readonly Rule[] = [];

/** Who may do what, as the server enforces it, and why somebody may or may not. */
export function PermissionsPage() {
  const t = useT();
  const [filter, setFilter] = useState(everything);
  const {
    data = NONE,
    isPending,
    error,
    refetch,
  } = useGetList<Rule>(
    'permissions',
    {},
    {
      retry: false,
    },
  );
  const rules = data.map((rule) => ruleInWords(t, rule));
  const shown = filterRules(rules, filter);

  return (
    <AdminPage title={t('shell.permissions')} width="wide" actions={<Tools rules={shown} />}>
      <p className={styles.intro}>{t('admin.permissions.intro')}</p>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {() => (
          <Stack>
            <div className={styles.screenOnly}>
              <Card title={t('admin.permissions.whyTitle')}>
                <WhyPanel rules={rules} />
              </Card>
            </div>
            <PermissionFilters rules={rules} filter={filter} onChange={setFilter} />
            <p role="status">{t('common.results', { count: shown.length })}</p>
            {shown.length > 0 && <PermissionTable rules={shown} />}
          </Stack>
        )}
      </DataState>
    </AdminPage>
  );
}

/** Takes along what is shown: on paper, or as a file. */
function Tools({ rules }: { readonly rules: readonly RuleInWords[] }) {
  const t = useT();
  const csvWriter = useCsvWriter();

  async function download() {
    const toCsv = await csvWriter();
    if (!toCsv) return;
    const columns = rules[0]?.cells.map((cell) => columnInWords(t, cell)) ?? [];
    const head = [t('admin.permissions.area'), t('admin.permissions.action'), t('common.name')];
    const csv = toCsv(
      [...head, t('admin.permissions.needs'), ...columns],
      rules.map((rule) => [
        rule.area,
        rule.action,
        rule.name,
        rule.needs,
        ...rule.cells.map(({ words }) => words),
      ]),
    );
    downloadText(csv, `${t('shell.permissions')}.csv`, 'text/csv;charset=utf-8');
  }

  return (
    <>
      <Button variant="outlined" disabled={rules.length === 0} onClick={() => void download()}>
        {t('admin.common.export')}
      </Button>
      <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
        {t('common.print')}
      </Button>
    </>
  );
}
