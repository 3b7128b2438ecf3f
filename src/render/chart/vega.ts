// A Vega specification as SVG. The only file that imports Vega; only a process of its own loads it.
import { parse, type Spec, View } from 'vega';

export async function svgOf(spec: Spec): Promise<string> {
  const view = new View(parse(spec), { renderer: 'none' });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}
