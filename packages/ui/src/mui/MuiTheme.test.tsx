import { createTheme } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../theme/contrast.ts';
import { schemes, type SchemeName } from '../theme/tokens.ts';
import { createLampstandTheme } from './create-lampstand-theme.ts';
import * as stories from './MuiTheme.stories.tsx';

const { Parts } = composeStories(stories);
const modes: readonly SchemeName[] = ['light', 'dark'];

describe.each(modes)('the MUI theme, %s', (mode) => {
  const theme = createTheme(createLampstandTheme(mode));

  it('has the constants of the specification', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 });
    expect(theme.shape.borderRadius).toBe(3);
    expect(theme.zIndex.modal).toBe(1100);
    expect(theme.components?.MuiTooltip?.defaultProps).toEqual({
      enterDelay: 100,
      leaveDelay: 0,
      enterTouchDelay: 700,
      leaveTouchDelay: 1500,
    });
    expect(theme.components?.MuiPopover?.defaultProps).toEqual({
      marginThreshold: 16,
      elevation: 8,
    });
    expect(createLampstandTheme(mode).spacing).toBe(6);
  });

  it('takes its colours from the tokens', () => {
    expect(theme.palette.mode).toBe(mode);
    expect(theme.palette.background).toMatchObject({
      default: schemes[mode].page,
      paper: schemes[mode].surface,
    });
  });

  it('keeps words legible on the fills that MUI makes itself', () => {
    const { primary, secondary } = theme.palette;
    expect(contrastRatio(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(secondary.contrastText, secondary.main)).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives MUI parts the fill of our own buttons', () => {
  render(<Parts />);
  const fill = getComputedStyle(screen.getByRole('button', { name: 'Save' })).backgroundColor;
  expect(fill).toBe('rgb(122, 18, 34)');
});
