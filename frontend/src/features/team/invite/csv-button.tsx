import { chakra } from '#ui/chakra/factory.ts';
import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { readAddressRows, type AddressList } from '../email-list.ts';

/** Longer files are no lists of colleagues. */
const MAX_CSV_BYTES = 200_000;

interface Props {
  disabled: boolean;
  onList: (list: AddressList) => void;
  onProblem: (reason: string) => void;
}

/** Reads the addresses of a CSV file on the device; the file is not sent. */
export function CsvButton({ disabled, onList, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    if (file.size > MAX_CSV_BYTES) {
      return onProblem('This file is too large for a list of addresses. Choose one under 200 KB.');
    }
    const list = readAddressRows(await file.text());
    if (list.emails.length > 0) return onList(list);
    return onProblem(
      'There is no email address in this file. Save your list as CSV, with one person per line.',
    );
  };
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <FileUp size={16} aria-hidden="true" />
        Choose CSV File
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file with addresses"
        display="none"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (file) {
            void read(file).catch(() =>
              onProblem('This file could not be read. Choose it again, or paste the addresses.'),
            );
          }
        }}
      />
    </>
  );
}
