interface Module {
  importedIds: readonly string[];
}
type Look = (id: string) => Module | null;

/** The pages that files are grouped for, as paths. */
export interface Pages {
  first: string;
  lobby: string;
  table: string;
  boards: readonly string[];
}

/** A module and all that it needs at once. */
function needs(id: string, look: Look): Set<string> {
  const found = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    open.push(...(look(one)?.importedIds ?? []));
  }
  return found;
}

/**
 * Few files for a page: each has headers of its own, and small ones do not pack well. What lobby and tables
 * both need is one file, what else every table or most boards need is another; the rest falls as it falls.
 */
export function grouped(pages: Pages): (id: string, context: { getModuleInfo: Look }) => string | null {
  let house: Set<string> | undefined;
  let table: Set<string> | undefined;
  return (id, context) => {
    if (!house || !table) {
      const of = (path: string): Set<string> => needs(path, (one) => context.getModuleInfo(one));
      const [lobby, page, boards] = [of(pages.lobby), of(pages.table), pages.boards.map(of)];
      const often = boards.flatMap((one) => [...one]).filter((one) => boards.filter((board) => board.has(one)).length > 1);
      house = new Set([...of(pages.first), ...[...page].filter((one) => lobby.has(one))]);
      table = new Set([...page, ...often]);
    }
    return house.has(id) ? 'house' : table.has(id) ? 'table' : null;
  };
}
