import { create } from 'storybook/theming/create'
import './brand.ts'

const { name, mark, tokens } = globalThis.LODGE_BRAND
const color = (role: string): string => tokens[`color-${role}`] ?? 'inherit'

const NAME = `
  <span style="display: flex; gap: 10px; align-items: center; color: ${color('text')}; text-decoration: none">
    <span style="width: 32px; height: 32px; flex: none" aria-hidden="true">${mark.replace('<svg ', '<svg style="width: 100%; height: 100%" ')}</span>
    <span><b style="display: block; font-size: 15px; line-height: 1.2">${name}</b>
    <span style="font-size: 12px; font-weight: 400">Sistema de diseño</span></span>
  </span>`

/** Storybook's own interface in the lodge's colours and font, with its mark. */
export const theme = create({
  base: 'light',
  brandTitle: NAME,
  // Null makes Storybook show the title as markup.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's type lacks it
  brandImage: null as unknown as string,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: tokens['font-sans'] ?? 'sans-serif',
  colorPrimary: color('action'),
  colorSecondary: color('action'),
  appBg: color('sunken'),
  appContentBg: color('ground'),
  appPreviewBg: color('ground'),
  appHoverBg: color('action-tint'),
  appBorderColor: color('line'),
  appBorderRadius: 4,
  textColor: color('text'),
  textMutedColor: color('text-soft'),
  textInverseColor: color('on-action'),
  barBg: color('ground'),
  barTextColor: color('text-soft'),
  barHoverColor: color('action'),
  barSelectedColor: color('action'),
  inputBg: color('surface'),
  inputBorder: color('control-line'),
  inputTextColor: color('text'),
  inputBorderRadius: 4,
})
