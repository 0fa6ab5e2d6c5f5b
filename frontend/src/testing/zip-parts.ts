import { inflateRawSync } from 'node:zlib';

/** Reads the files in a zip archive, such as a .docx, and returns their text by name. */
export function zipParts(bytes: Buffer): Map<string, string> {
  return new Map([...zipFiles(bytes)].map(([name, file]) => [name, file.toString('utf8')]));
}

/** Reads the files in a zip archive, by name. */
export function zipFiles(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  // The central directory lists all files.
  let offset = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (bytes.readUInt32LE(offset) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(offset + field),
    );
    const name = bytes.toString('utf8', offset + 46, offset + 46 + nameLength!);
    const localHeader = bytes.readUInt32LE(offset + 42);
    const start =
      localHeader +
      30 +
      bytes.readUInt16LE(localHeader + 26) +
      bytes.readUInt16LE(localHeader + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(offset + 20));
    const isDeflated = bytes.readUInt16LE(offset + 10) === 8;
    parts.set(name, isDeflated ? inflateRawSync(packed) : packed);
    offset += 46 + nameLength! + extraLength! + commentLength!;
  }
  return parts;
}
