// „hat alles geklappt“, „that worked“: a clause that says nothing but that the answer was of use, told by its words.

/** What says it; any of them is enough. */
const success =
  'geklappt|klappt|funktionierte?|geholfen|weitergeholfen|hilft|half|hilfreich|weitergebracht|gerettet|schlauer|bescheid|im bilde|' +
  'zufrieden|glücklich|erleichtert|gefreut|freut|nützlich|einwandfrei|' +
  'genau (?:das,? )?was (?:ich|wir) (?:brauchte?n?|suchte?n?|suche|wollte?n?|wissen wollte?n?|gesucht habe?n?)|' +
  'genau das (?:habe?n?|hatte?n?) (?:ich|wir) (?:gesucht|gebraucht)|' +
  'works?|worked|helps?|helped|helpful|useful|solved|exactly what (?:i|we) (?:needed|wanted|was looking for|were looking for)|' +
  'all set|good to go|happy|pleased|delighted|glad';

/** What may stand around it. „nicht“ and „wer“ are not among them, and no matter is. */
const around =
  'und|ja|jetzt|nun|so|da|dann|das|dass|es|alles|dies|dieses|diese|die|der|den|auskunft|antworte?n?|infos?|information|informationen|' +
  'hat|hats|habt|haben|hast|hab|habe|ist|sind|war|waren|bin|bist|du|sie|ihr|ich|wir|mir|uns|mich|dir|euch|ihnen|' +
  'sehr|echt|wirklich|super|prima|toll|gut|bestens|wunderbar|perfekt|total|ganz|viel|enorm|schon|mal|auch|sofort|gleich|' +
  'endlich|tatsächlich|genau|wieder|damit|dadurch|weiter|riesig|richtig|ungemein|ein|eine|stück|mega|voll|weiß|' +
  'reibungslos|problemlos|heute|gestern|auf|anhieb|beim|ersten|hier|' +
  'that|this|it|everything|all|has|have|had|was|is|you|your|the|answer|info|i|we|me|us|am|are|really|very|great|' +
  'perfectly|well|much|now|just|a|lot|for|fine|already|finally|been|quite|my|problem|and|with|out';

/** Of a clause no more than so many words on either side. */
const most = { before: 8, behind: 6 };

/** Up to the end of the clause; what is asked says nothing yet. */
export const helpedClause =
  `(?:(?:${around}) ){0,${most.before}}(?:${success})(?: (?:${around}|${success})){0,${most.behind}}` +
  String.raw`(?=\s*(?:[,.!;:)\p{Extended_Pictographic}–-]|$))`;
