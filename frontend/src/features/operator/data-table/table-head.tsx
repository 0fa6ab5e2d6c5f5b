import { chakra } from '#ui/chakra/factory.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Column } from './column.ts';
import { TABLE_ROLES } from './table-roles.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    fontWeight: 'semibold',
    cursor: 'button',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
  },
});

/** Shows the titles of a table's columns, which sort it. On narrow screens they stand in one line above the cards. */
export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <chakra.thead
      {...TABLE_ROLES.group}
      display={{ base: 'block', md: 'table-header-group' }}
      color="fg.muted"
      textStyle="fine"
    >
      <chakra.tr
        {...TABLE_ROLES.row}
        display={{ base: 'flex', md: 'table-row' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        gap="4"
        borderBottomWidth="1px"
        borderColor="border.emphasized"
      >
        {columns.map(({ id, title, isNumeric, isSortable = true }) => {
          const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
          return (
            <chakra.th
              key={id}
              {...TABLE_ROLES.title}
              scope="col"
              aria-sort={isSortable ? direction : undefined}
              textAlign={isNumeric ? 'end' : 'start'}
              pe={{ base: '0', md: isNumeric ? '8' : '4' }}
              _last={{ pe: '0' }}
            >
              {isSortable ? (
                <SortButton
                  type="button"
                  onClick={() => onSort(direction === 'ascending' ? `-${id}` : id)}
                >
                  {title}
                  {direction === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
                  {direction === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
                </SortButton>
              ) : (
                <chakra.span srOnly>{title}</chakra.span>
              )}
            </chakra.th>
          );
        })}
      </chakra.tr>
    </chakra.thead>
  );
}
