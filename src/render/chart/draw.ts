// From the data of a chart to its picture, step by step.
import { loadFonts } from '../pdf/fonts.ts';
import { layoutOf, type Picture } from './layout.ts';
import { pngOf } from './resvg.ts';
import { svgOf } from './vega.ts';
import { vegaSpec } from './vegaLite.ts';

export const drawSvg = (picture: Picture): Promise<string> => svgOf(vegaSpec(layoutOf(picture, loadFonts())));

export const draw = async (picture: Picture): Promise<Uint8Array> => pngOf(await drawSvg(picture));
