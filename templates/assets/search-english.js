// @ts-check
// The forms of an English word that the stems of the index keep apart: irregular ones, short ones, and
// the two spellings of one word.
(() => {
  'use strict';
  const { searching } = higNotes;
  const { english } = searching;

  // Forms of one word; regular forms of each are added.
  const IRREGULAR =
    `child children,man men,woman women,person people,foot feet,tooth teeth,goose geese,
mouse mice,leaf leaves,shelf shelves,half halves,knife knives,life lives,wife wives,self selves,
loaf loaves,wolf wolves,thief thieves,index indices,matrix matrices,vertex vertices,axis axes,
basis bases,analysis analyses,crisis crises,criterion criteria,phenomenon phenomena,medium media,
datum data,appendix appendices,ox oxen,die dice,schema schemata,
be is are was were been being am,have has had having,do does did done doing,go goes went gone going,
arise arose arisen,awake awoke awoken,bear bore borne,beat beaten,become became,begin began begun,
bend bent,bind bound,bite bit bitten,bleed bled,blow blew blown,break broke broken,breed bred,
bring brought,build built,burn burnt,buy bought,catch caught,choose chose chosen,cling clung,
come came,creep crept,deal dealt,dig dug,draw drew drawn,dream dreamt,drink drank drunk,
drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,fight fought,find found,
flee fled,fly flew flown flies,forbid forbade forbidden,forget forgot forgotten,forgive forgave forgiven,
freeze froze frozen,get got gotten,give gave given,grind ground,grow grew grown,hang hung,
hear heard,hide hid hidden,hold held,keep kept,kneel knelt,know knew known,lay laid,lead led,
lean leant,learn learnt,leave left,lend lent,lie lay lain lying,light lit,lose lost,make made,
mean meant,meet met,mistake mistook mistaken,overcome overcame,override overrode overridden,
overwrite overwrote overwritten,pay paid,prove proven,rebuild rebuilt,redo redid redone,
redraw redrew redrawn,rewrite rewrote rewritten,rerun reran,ride rode ridden,ring rang rung,rise rose risen,
run ran,say said,see saw seen,seek sought,sell sold,send sent,sew sewn,shake shook shaken,shine shone,
shoot shot,show shown,shrink shrank shrunk,sing sang sung,sink sank sunk,sit sat,sleep slept,
slide slid,speak spoke spoken,speed sped,spell spelt,spend spent,spill spilt,spin spun,
spring sprang sprung,stand stood,steal stole stolen,stick stuck,strike struck stricken,
string strung,strive strove striven,swear swore sworn,sweep swept,swell swollen,swim swam swum,
swing swung,take took taken,teach taught,tear tore torn,tell told,think thought,throw threw thrown,
understand understood,undo undid undone,unwind unwound,wake woke woken,wear wore worn,
weave wove woven,weep wept,win won,wind wound,withdraw withdrew withdrawn,withhold withheld,
write wrote written,good well,better best,bad worse worst,far farther further,
mom mum,disk disc,gray grey,program programme,check cheque,gauge gage,plow plough,
judgment judgement,acknowledgment acknowledgement,fulfill fulfil,enroll enrol,skillful skilful,
tire tyre,aluminum aluminium,pajamas pyjamas,artifact artefact,cozy cosy,mold mould,skeptic sceptic,
inquiry enquiry,okay ok,info information,app application,config configuration,repo repository`;

  /** @type {Map<string, string[]>} */
  const groups = new Map();
  /** The other forms of an irregular word. @param {string} word */
  function irregular(word) {
    if (!groups.size) {
      for (const line of IRREGULAR.split(',')) {
        const forms = line.trim().split(' ');
        for (const form of forms) groups.set(form, [...(groups.get(form) ?? []), ...forms]);
      }
    }
    return groups.get(word) ?? [];
  }

  // The endings of American and British English.
  /** @type {[RegExp, string][]} */
  const SPELLINGS = [
    [/our(s|ed|ing|ful|less|ite|able|)$/, 'or$1'],
    [/([^aeiou]|[aeiou][^aeiou]i)or(s|ed|ing|ful|less|ite|able|)$/, '$1our$2'],
    [/is(e|es|ed|ing|er|ers|ation|ations|able)$/, 'iz$1'],
    [/iz(e|es|ed|ing|er|ers|ation|ations|able)$/, 'is$1'],
    [/ys(e|es|ed|ing|er|ers)$/, 'yz$1'],
    [/yz(e|es|ed|ing|er|ers)$/, 'ys$1'],
    [/([^aeiou])re(s|d|)$/, '$1er$2'],
    [/([bt])er(s|ed|)$/, '$1re$2'],
    [/og(s|)$/, 'ogue$1'],
    [/ogue(s|)$/, 'og$1'],
    [/([aeiou]l)l(ed|ing|er|ers|ation)$/, '$1$2'],
    [/([aeiou]l)(ed|ing|er|ers|ation)$/, '$1l$2'],
    [/ence(s|d|)$/, 'ense$1'],
    [/ense(s|d|)$/, 'ence$1'],
  ];

  /** The words of which this may be an inflected form, and itself. @param {string} word */
  function bases(word) {
    const found = [word];
    /** @param {string} base */
    const add = (base) => {
      if (base.length > 2 || irregular(base).length) found.push(base);
    };
    const [, stem, ending] = /^(.+?)(ing|ed|es|s)$/.exec(word) ?? [];
    // Of a longer word the stem of the index is the same for all forms.
    if (!stem || !/[aeiouy]/.test(stem) || /(ss|us|is)$/.test(word)) return found;
    if (/ie[ds]$/.test(word)) add(word.slice(0, -3) + 'y');
    if (ending === 's') add(stem);
    else {
      if (stem.length > 2) add(stem);
      add(stem + 'e');
      if (/([^aeiou])\1$/.test(stem)) add(stem.slice(0, -1));
    }
    return found;
  }

  /** One syllable that doubles its last letter: "tap", "tapped". */
  const SHORT = /^[^aeiou]*[aeiou][bdglmnprtz]$/;
  /** Two syllables or more, of which the British double the l: "cancel". */
  const LONG = /[aeiou][^aeiou]+[aeiou]l$/;

  /** Regular forms of a word. @param {string} word */
  function inflected(word) {
    const plural = word + (/(?:[sxzo]|ch|sh)$/.test(word) ? 'es' : 's');
    if (/[^aeiou]y$/.test(word)) {
      const stem = word.slice(0, -1);
      return [word, stem + 'ies', stem + 'ied', word + 'ing'];
    }
    if (word.endsWith('e')) return [word, plural, word + 'd', word.slice(0, -1) + 'ing'];
    const stem = word + (SHORT.test(word) ? word.at(-1) : '');
    return [word, plural, stem + 'ed', stem + 'ing', word + 'ly'];
  }

  /**
   * The stems in the index of all forms of a word, each with the words that count if not all of that
   * stem do: "leaves" is a form of "leaf", and "leave" is not.
   * @param {string} word
   * @returns {Map<string, Set<string> | null>}
   */
  function stemsOf(word) {
    const stem = english(word);
    /** @type {Map<string, Set<string> | null>} */
    const stems = new Map([[stem, null]]);
    if (!/^[a-z]+$/.test(word)) return stems;
    // "not" and "note" have one stem.
    if (SHORT.test(stem)) stems.set(stem, new Set([word]));
    /** @param {string} form */
    const add = (form) => {
      const stem = english(form);
      const words = stems.get(stem);
      if (words === null) return;
      stems.set(stem, (words ?? new Set()).add(form));
    };
    const own = new Set([word]);
    for (const [pattern, other] of SPELLINGS) {
      if (word.length > 3 && pattern.test(word)) own.add(word.replace(pattern, other));
    }
    for (const spelling of own) {
      if (spelling !== word) inflected(spelling).forEach(add);
      for (const base of bases(spelling)) {
        if (LONG.test(base)) [base, base + 'l'].forEach((one) => stems.set(one, null));
        for (const form of irregular(base)) inflected(form).forEach(add);
        if ((word.length < 7 || SHORT.test(base)) && base.length > 2) inflected(base).forEach(add);
      }
    }
    // What is said with a double l or without.
    if (/l(?:ed|ing|ers?)$/.test(word)) {
      for (const one of own) if (english(one).length > 4) stems.set(english(one), null);
    }
    return stems;
  }

  /**
   * The adjective that a word may compare, and its other degree: "large" and "largest" of "larger".
   * @param {string} word
   * @returns {[base: string, degree: string][]}
   */
  function compared(word) {
    const [, stem, ending] = /^([a-z]{2,}?)(er|est)$/.exec(word) ?? [];
    if (!stem) return [];
    const bases = [stem, stem + 'e'];
    if (/([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
    if (stem.endsWith('i')) bases.push(stem.slice(0, -1) + 'y');
    return bases.map((base) => [base, stem + (ending === 'er' ? 'est' : 'er')]);
  }

  searching.compared = compared;
  searching.stemsOf = stemsOf;
})();
