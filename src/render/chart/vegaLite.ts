// A laid-out chart as a Vega specification. The only file that imports Vega-Lite.
import { compile, type TopLevelSpec } from 'vega-lite';
import { gap, type Layout, lineHeight, margin, sizes } from './layout.ts';

/** Against white: bars 7 : 1, their ends 13 : 1, words 16 : 1, small ones 8 : 1. All they say is written beside them. */
const colours = {
  bar: '#1f5a99',
  end: '#0b2f57',
  way: '#8a97a6',
  grid: '#d9dfe6',
  words: '#1b1f24',
  small: '#4a525c',
};

/** Everything has its place already: Vega has no fonts here and could only guess how wide a text is. */
export function vegaSpec({ rows, ticks, blocks, domain, ...size }: Layout) {
  const x = (field: string) => ({
    field,
    type: 'quantitative' as const,
    scale: { domain: [...domain], nice: false },
    axis: null,
  });
  const y = (field: string) => ({ field, type: 'quantitative' as const, scale: null, axis: null });
  const zero = x('zero');
  const height = { y: { value: 0 }, y2: { value: size.plotHeight } };
  const bar = { y: y('top'), y2: { field: 'bottom' } };
  // Words that stand in the place of a figure are set apart from it.
  const color = {
    condition: { test: "datum.kind === 'none'", value: colours.small },
    value: colours.words,
  };
  const ofRanges = [{ filter: "datum.kind === 'range'" }];
  const spec: TopLevelSpec = {
    data: { values: rows.map((row) => ({ ...row, zero: 0 })) },
    width: size.plotWidth,
    height: size.plotHeight,
    padding: {
      left: margin + size.labelWidth,
      right: margin,
      top: margin + size.above,
      bottom: margin + size.below,
    },
    autosize: { type: 'none' },
    background: 'white',
    view: { stroke: null },
    config: {
      font: 'DejaVu Sans Condensed',
      text: {
        align: 'left',
        baseline: 'top',
        lineBreak: '\n',
        fontSize: sizes.row,
        lineHeight: lineHeight(sizes.row),
        color: colours.words,
      },
    },
    layer: [
      {
        data: { values: [...ticks] },
        layer: [
          {
            mark: { type: 'rule', color: colours.grid, strokeWidth: 2 },
            encoding: { x: x('value'), ...height },
          },
          {
            mark: { type: 'text', align: 'center', dy: gap, fontSize: sizes.tick, color: colours.small },
            encoding: { x: x('value'), y: { value: size.plotHeight }, text: { field: 'words' } },
          },
        ],
      },
      // A line leads from zero to where a range begins: the eye finds its label.
      {
        mark: { type: 'rule', color: colours.way, strokeWidth: 2 },
        transform: ofRanges,
        encoding: { x: zero, x2: { field: 'low' }, y: y('middle') },
      },
      {
        mark: { type: 'rect', color: colours.bar },
        encoding: { x: x('low'), x2: { field: 'high' }, ...bar },
      },
      ...['low', 'high'].map((end) => ({
        mark: { type: 'rule', color: colours.end, strokeWidth: 5 } as const,
        transform: ofRanges,
        encoding: { x: x(end), ...bar },
      })),
      { mark: { type: 'rule', color: colours.small, strokeWidth: 2 }, encoding: { x: zero, ...height } },
      // First as a white edge: grid lines do not run through the words.
      ...[{ stroke: 'white', strokeWidth: 8, strokeJoin: 'round' as const }, {}].map((edge) => ({
        mark: { type: 'text', baseline: 'middle', dx: gap, ...edge } as const,
        encoding: { x: x('wordsAt'), y: y('middle'), text: { field: 'words' }, color },
      })),
      {
        mark: { type: 'text', align: 'right', baseline: 'middle', dx: -gap },
        encoding: { x: { value: 0 }, y: y('labelAt'), text: { field: 'label' } },
      },
      ...blocks.map(({ text, size: fontSize, style, top }) => ({
        data: { values: [{}] },
        mark: {
          type: 'text',
          text,
          fontSize,
          lineHeight: lineHeight(fontSize),
          fontWeight: style === 'bold' ? 'bold' : 'normal',
          color: style === 'small' ? colours.small : colours.words,
        } as const,
        encoding: { x: { value: -size.labelWidth }, y: { value: top } },
      })),
    ],
  };
  return compile(spec).spec;
}
