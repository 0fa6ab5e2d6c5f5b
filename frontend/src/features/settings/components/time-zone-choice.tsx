import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useEffect, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { listTimeZones, matchingZones, type TimeZoneOption, US_ZONES } from '../time-zones.ts';

interface Props {
  current: string;
  onChoose: (timeZone: string) => void;
}

const MAX_MATCHES = 20;

/** Offers the time zones of the US, and others by what is typed. */
export function TimeZoneChoice({ current, onChoose }: Props) {
  const zones = useTimeZones();
  const [typed, setTyped] = useState('');
  const matches = matchingZones(zones, typed);
  const isTyped = typed.trim() !== '';
  const shown = isTyped ? matches.slice(0, MAX_MATCHES) : zones.slice(0, US_ZONES.length);
  return (
    <Box mt="4" borderWidth="1px" borderRadius="l2" p={{ base: '3', sm: '4' }}>
      <Field label="Find a time zone" helperText="By city, zone or offset from GMT.">
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <chakra.p textStyle="small" color="fg.muted" mt="3" mb="1" aria-live="polite">
        {isTyped ? matchCount(matches.length, zones.length > 0) : 'United States'}
      </chakra.p>
      <chakra.ul minH="77" aria-label="Time zones">
        {shown.map(({ value, label, offset }) => (
          <li key={value}>
            <chakra.button
              type="button"
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              width="100%"
              minH="11"
              px="3"
              borderRadius="l1"
              textAlign="start"
              cursor="button"
              fontWeight={value === current ? 'semibold' : 'normal'}
              _hover={{ bg: 'bg.muted' }}
              {...(value === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => onChoose(value)}
            >
              {label}{' '}
              <chakra.span color="fg.muted" textStyle="small" whiteSpace="nowrap">
                {offset}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function matchCount(count: number, isLoaded: boolean): string {
  if (!isLoaded) return 'Searching...';
  if (count === 0) return 'No time zone has this name. Try the largest city nearby.';
  if (count > MAX_MATCHES) return `${count} time zones, the first ${MAX_MATCHES} below`;
  return count === 1 ? '1 time zone' : `${count} time zones`;
}

/** Returns all time zones; none until they are named. */
function useTimeZones(): readonly TimeZoneOption[] {
  const [zones, setZones] = useState<readonly TimeZoneOption[]>([]);
  useEffect(() => {
    let isShown = true;
    void listTimeZones(new Date(), (listed) => isShown && setZones(listed));
    return () => {
      isShown = false;
    };
  }, []);
  return zones;
}
