import type { ThemeOptions } from '@mui/material/styles';
import { constants, type SchemeColors } from '../theme/tokens.ts';

const { modalMinWidth, popover, radiusField, radiusLarge, tooltip } = constants;

type Components = NonNullable<ThemeOptions['components']>;

/** MUI's own defaults brought in line with specification §9 and with the light components. */
export function muiComponents(colors: SchemeColors): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: `3px solid ${colors.focus}`, outlineOffset: 2 },
      },
    },
    // MUI lightens raised paper in the dark; our surfaces keep their tone.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTooltip: {
      defaultProps: {
        enterDelay: tooltip.enter,
        leaveDelay: tooltip.leave,
        enterTouchDelay: tooltip.touchEnter,
        leaveTouchDelay: tooltip.touchLeave,
      },
      styleOverrides: { tooltip: { maxWidth: tooltip.maxWidth, fontSize: '0.875rem' } },
    },
    MuiPopover: {
      defaultProps: { marginThreshold: popover.margin, elevation: popover.elevation },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: radiusLarge,
          [`@media (min-width: ${constants.breakpoints.sm}px)`]: { minWidth: modalMinWidth },
        },
      },
    },
    MuiCard: {
      styleOverrides: {
        root: {
          borderRadius: radiusLarge,
          border: `1px solid ${colors.border}`,
          boxShadow: `0 1px 3px ${colors.shadow}`,
        },
      },
    },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: colors.titleBar,
          backgroundImage: 'none',
          color: colors.onTitleBar,
          borderBottom: `3px solid ${colors.brand}`,
        },
      },
    },
    MuiButton: buttonLook(colors),
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: radiusField, backgroundColor: colors.field },
        notchedOutline: { borderColor: colors.controlBorder },
      },
    },
    MuiFilledInput: {
      styleOverrides: { root: { borderRadius: `${radiusField}px ${radiusField}px 0 0` } },
    },
    // Why a field cannot be changed must be read more than anything else of it.
    MuiFormHelperText: {
      styleOverrides: { root: { '&.Mui-disabled': { color: colors.textMuted } } },
    },
    MuiLink: { defaultProps: { color: 'secondary' } },
  };
}

/** Filled buttons take the fills of our own buttons; MUI would take the colours of words. */
function buttonLook(colors: SchemeColors): NonNullable<Components['MuiButton']> {
  const fill = (background: string, hover: string, color: string) => ({
    backgroundColor: background,
    color,
    '&:hover': { backgroundColor: hover },
  });
  return {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radiusField,
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: fill(colors.brand, colors.brandHover, colors.onBrand),
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: fill(colors.secondary, colors.secondaryHover, colors.onSecondary),
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: fill(colors.danger, colors.dangerHover, colors.onDanger),
          },
        ],
      },
    },
  };
}
