import type { GraphSeriesOption } from 'echarts/charts';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import { GRAPH_GROUPS, LINK_STYLES, NO_GROUP } from './graph-chart';
import type { GraphChart, GraphChartLink, GraphChartNode } from './graph-chart';

/** Above this many lines no arrowheads are drawn: they would hide the nodes and slow down drawing. */
const MOST_ARROWS = 400;

/** The series of a graph for ECharts, in a theme's colours; positions are given, there is no layout here. */
export function graphChartSeries(
  { nodes, links }: GraphChart,
  tokens: ThemeTokens,
  fontFamily: string,
): GraphSeriesOption {
  return {
    id: 'graph',
    type: 'graph',
    layout: 'none',
    roam: true,
    draggable: true,
    animation: false,
    scaleLimit: { min: 0.3, max: 20 },
    edgeSymbol: links.length > MOST_ARROWS ? 'none' : ['none', 'arrow'],
    edgeSymbolSize: 7,
    label: {
      position: 'right',
      color: tokens.text,
      fontFamily,
      fontSize: 12,
      textBorderColor: tokens.bg,
      textBorderWidth: 3,
    },
    emphasis: { scale: false, label: { show: true, fontWeight: 'bold' } },
    data: nodes.map((node) => nodeItem(node, tokens)),
    links: links.map((link) => linkItem(link, tokens)),
  };
}

function nodeItem(node: GraphChartNode, tokens: ThemeTokens) {
  const { id, name, x, y, size, group, isHollow, isMarked, isNamed } = node;
  const { symbol, colour } = (group === null ? undefined : GRAPH_GROUPS[group]) ?? NO_GROUP;
  return {
    id,
    // Names need not be unique; the formatter provides the label.
    name: id,
    x,
    y,
    symbol,
    symbolSize: size,
    itemStyle: {
      color: isHollow ? tokens.bg : tokens[colour],
      borderColor: isMarked ? tokens.text : isHollow ? tokens[colour] : tokens.bg,
      borderWidth: isMarked ? 3 : isHollow ? 2 : 0.5,
    },
    label: { show: isNamed, formatter: name },
    emphasis: { label: { formatter: name } },
  };
}

function linkItem({ from, to, style, isMarked }: GraphChartLink, tokens: ThemeTokens) {
  return {
    source: from,
    target: to,
    lineStyle: {
      color: isMarked ? tokens['accent-strong'] : tokens['text-3'],
      width: isMarked ? 3 : 1,
      opacity: isMarked ? 1 : 0.55,
      type: LINK_STYLES[style].length === 0 ? ('solid' as const) : [...LINK_STYLES[style]],
    },
  };
}
