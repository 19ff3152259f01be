/** A pattern of diagonal hairlines for missing data, in the format of ECharts' SVG renderer. */
export const hatch = (color: string) => ({
  type: 'pattern' as const,
  repeat: 'repeat' as const,
  svgElement: {
    tag: 'path',
    key: 'hatch',
    attrs: { d: 'M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6', stroke: color, 'stroke-width': '1', fill: 'none' },
  },
  svgWidth: 8,
  svgHeight: 8,
});
