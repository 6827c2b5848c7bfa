import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeAppState, readAppState } from './app-state.ts';
import { changeChartFilters, readChartFilters } from './chart-filters.ts';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const today = new Date('2026-03-02T12:00:00Z');

describe('the state of the app', () => {
  test('is English, nothing hidden, the administration, until somebody chooses', () => {
    expect(readAppState()).toEqual({
      readLocale: 'en',
      writeLocale: 'en',
      showHidden: false,
      selectedDashboard: 'Admin',
    });
  });

  test('keeps each choice beside the others', () => {
    changeAppState({ writeLocale: 'de_DE' });
    changeAppState({ showHidden: true });
    expect(readAppState()).toMatchObject({ writeLocale: 'de_DE', showHidden: true });
  });

  test.each(['', '[]', '7', '{"readLocale":7,"showHidden":"yes","selectedDashboard":"x"}'])(
    'is as at first where %j was stored',
    (text) => {
      localStorage.setItem('lampstand.appState', text);
      expect(readAppState()).toMatchObject({ readLocale: 'en', selectedDashboard: 'Admin' });
      expect(readAppState().showHidden).toBe(false);
    },
  );
});

describe('the filters of the charts', () => {
  test('are December of this year in US dollars, the last seven days, nothing closed', () => {
    expect(readChartFilters(today)).toEqual({
      regionIds: [],
      month: 12,
      year: 2026,
      showFilter: true,
      currency: 'USD',
      showAWM: true,
      showCBC: true,
      showUS: true,
      showIntl: true,
      showClosed: false,
      from: '2026-02-24',
      to: '2026-03-02',
    });
  });

  test('keep each choice beside the others', () => {
    changeChartFilters({ currency: 'ZAR', regionIds: ['region-1'] }, today);
    changeChartFilters({ showClosed: true }, today);
    expect(readChartFilters(today)).toMatchObject({
      currency: 'ZAR',
      regionIds: ['region-1'],
      showClosed: true,
    });
  });

  test('take nothing that makes no sense', () => {
    const stored = {
      month: 13,
      year: 'x',
      currency: 'dollars',
      from: 'today',
      regionIds: [7, 'r'],
    };
    localStorage.setItem('lampstand.chartFilters', JSON.stringify(stored));
    expect(readChartFilters(today)).toMatchObject({
      month: 12,
      year: 2026,
      currency: 'USD',
      from: '2026-02-24',
      regionIds: ['r'],
    });
  });
});
