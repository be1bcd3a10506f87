import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf } from '../testing/files';
import { actsOf } from './actsOf';
import { prepareFile } from './prepareFile';

const withObject = (object: string) =>
  Buffer.concat([pdf(), Buffer.from(`\n9 0 obj\n${object}\nendobj\n%%EOF\n`, 'latin1')]);

/** The same, packed in a stream of objects. */
const packed = (objects: string, head = '/Filter /FlateDecode', content = deflateSync(objects)) =>
  Buffer.concat([
    pdf(),
    Buffer.from(`\n9 0 obj\n<</Type /ObjStm /N 1 /First 5 ${head} /Length ${content.length}>>\nstream\r\n`),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

const LAUNCH = '<</Type/Action/S/Launch/F(cmd.exe)>>';

describe('a PDF', () => {
  it.each([
    LAUNCH,
    '<</S /JavaScript /JS (app.alert(1))>>',
    '<</S/Java#53cript/JS 4 0 R>>',
    '<</Names<</EmbeddedFiles 4 0 R>>>>',
    '<</Type/EmbeddedFile>>',
    '<</S/SubmitForm/F(http://lain.example)>>',
    '<</Subtype/RichMedia>>',
    '<</XFA 4 0 R>>',
    '<</OpenAction<</S/Launch/Win<</F(calc.exe)>>>>>>',
  ])('with %s acts, packed or not, and is not taken', async (object) => {
    expect(actsOf(withObject(object))).toBe('acts');
    expect(actsOf(packed(object))).toBe('acts');
    expect(actsOf(packed(object, '/Filter[/FlateDecode]'))).toBe('acts');
    await expect(prepareFile(withObject(object))).rejects.toThrow('cetak sebagai PDF');
  });

  it('as printers and scanners write it is taken as it is', async () => {
    for (const object of [
      '<</Type/Catalog/OpenAction[3 0 R /Fit]/PageMode/UseNone/ViewerPreferences<</PrintScaling/None>>>>',
      '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://contoh.example)>>>>',
      '<</S/GoTo/D[3 0 R /XYZ 0 0 0]>>',
      '<</Title(Cara memakai Launcher dan JavaScript)/Producer(Microsoft: Print To PDF)>>',
      '<</Type/Font/BaseFont/JavaScriptMono-Bold>>',
    ])
      for (const made of [withObject(object), packed(object)]) {
        expect(actsOf(made), object).toBe('quiet');
        expect((await prepareFile(made)).content).toEqual(made);
      }
  });

  it('that can’t be looked into is taken, and known to be one', async () => {
    const encrypted = packed('', '/Filter/FlateDecode', Buffer.from('terenkripsi, bukan zlib'));
    const bomb = packed('', '/Filter/FlateDecode', deflateSync(Buffer.alloc(20 * 1024 * 1024)));
    const otherwise = packed('', '/Filter[/ASCII85Decode/FlateDecode]', Buffer.from('abc~>'));
    for (const made of [encrypted, bomb, otherwise]) {
      expect(actsOf(made)).toBe('unseen');
      expect((await prepareFile(made)).content).toEqual(made);
    }
  });
});
