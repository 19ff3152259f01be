import { theme, type ThemeConfig } from 'antd';
import type { ThemeName } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';

/**
 * The console kit's theme from the site's tokens (look §5, antd mapping): `accent-strong` for controls, `accent` only
 * for drawings.
 */
export function antdTheme(name: ThemeName): ThemeConfig {
  const colour = themeTokens(name);
  return {
    // Values without a token of ours are derived from the others, for a light or dark background.
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // The values are CSS variables of the page, so that another theme changes values and adds no rules.
    cssVar: { key: 'console-kit' },
    hashed: false,
    token: {
      // A dialog with an opening animation renders its panel late: if its page is hidden meanwhile, the kit cannot
      // find it again.
      motion: false,
      colorPrimary: colour['accent-strong'],
      colorPrimaryHover: colour['accent-strong-hover'],
      colorPrimaryActive: colour['accent-strong-active'],
      colorPrimaryBg: colour.wash,
      colorPrimaryBgHover: colour.wash,
      colorPrimaryBorder: colour.focus,
      colorLink: colour['accent-strong'],
      colorLinkHover: colour['accent-strong-hover'],
      colorLinkActive: colour['accent-strong-active'],
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      colorTextLightSolid: colour['on-accent'],
      colorSuccess: colour.positive,
      colorSuccessBg: colour['positive-bg'],
      colorSuccessBorder: colour.positive,
      colorWarning: colour.warning,
      colorWarningBg: colour['warning-bg'],
      colorWarningBorder: colour.warning,
      colorError: colour.negative,
      colorErrorBg: colour['negative-bg'],
      colorErrorBorder: colour.negative,
      colorInfo: colour.info,
      colorInfoBg: colour['info-bg'],
      colorInfoBorder: colour.info,
      colorText: colour.text,
      colorTextSecondary: colour['text-2'],
      colorTextTertiary: colour['text-3'],
      colorTextDescription: colour['text-3'],
      colorTextPlaceholder: colour['text-3'],
      colorTextDisabled: colour.disabled,
      colorBgBase: colour.bg,
      colorBgLayout: colour.sunken,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorBgSpotlight: colour['rule-ink'],
      colorBgMask: 'rgb(0 0 0 / 40%)',
      colorFillAlter: colour.sunken,
      colorBgContainerDisabled: colour['disabled-bg'],
      colorBorder: colour.control,
      colorBorderSecondary: colour.rule,
      colorSplit: colour.rule,
      controlItemBgActive: colour.wash,
      controlItemBgActiveHover: colour.wash,
      controlItemBgHover: colour.sunken,
      controlOutline: colour.focus,
      controlOutlineWidth: 3,
      lineWidthFocus: 3,
      borderRadius: 3,
      borderRadiusSM: 3,
      borderRadiusLG: 3,
      borderRadiusXS: 2,
      controlHeight: 36,
      fontSize: 14,
      fontFamily: 'var(--font)',
      fontWeightStrong: 600,
      boxShadow: FLOATING,
      boxShadowSecondary: FLOATING,
      boxShadowTertiary: 'none',
      motionDurationFast: '0.12s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Button: { defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' },
    },
  };
}

const FLOATING = '0 8px 32px rgb(0 0 0 / 18%)';
