import {
  articleCardFragment,
  comparisonTableFragment,
  documentPathsFragment,
  drawingFragment,
  figureNoteFragment,
  hasSearchPage,
  linkFragment,
  offerFragment,
  offeredArticles,
  pictureFragment,
  questionsFragment,
  richTextFragment,
  roiSettings,
  seoDescription,
} from '../../lib/sanity/fragments'
import {longTextFragment} from '../blocks/content'
import {pointFragment, sceneFragment} from '../scene/scene.groq'

const drawnAs = /* groq */ `
  "drawnAs": select(
    drawnAs == "share" => "share",
    drawnAs == "less" => "less",
    drawnAs == "more" => "more",
    drawnAs == "seconds" => "seconds",
    drawnAs == "minutes" => "minutes",
    "none"
  )
`

/** What each type of section reads. An article list has only the newest: a phone could not render thousands of cards. */
export const sectionsFragment = /* groq */ `
  _key,
  _type,
  _type == "hero" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    cards[defined(@)]{_key, icon, "title": coalesce(title, ""), text, note},
    "examples": coalesce(
      examples[defined(@)]{
        _key,
        "sentence": coalesce(sentence, ""),
        "crm": select(crm == "salesforce" => "salesforce", "hubspot")
      },
      []
    )
  },
  _type == "pageHeader" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    breadcrumb,
    updatedAt,
    links[defined(@)]{_key, ${linkFragment}},
    ${sceneFragment}
  },
  _type == "badges" => {
    "label": coalesce(label, ""),
    items[defined(@)]{_key, icon, "title": coalesce(title, ""), text}
  },
  _type == "testimonials" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(
      items[defined(@)]{
        _key,
        "quote": coalesce(quote, ""),
        "name": coalesce(name, ""),
        role,
        portrait{${pictureFragment}}
      },
      []
    )
  },
  _type == "logoWall" => {
    "heading": coalesce(heading, ""),
    "logos": coalesce(logos[defined(@)]{_key, ${pictureFragment}}, [])
  },
  _type == "demo" => {
    "heading": coalesce(heading, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    "gains": coalesce(
      gains[defined(@)]{
        _key,
        share,
        "figure": figure->{${figureNoteFragment}},
        "before": before->{${figureNoteFragment}}
      },
      []
    )
  },
  _type == "pointList" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(points[defined(@)]{${pointFragment}}, []),
    link{${linkFragment}},
    "layout": select(layout == "columns" => "columns", "rows")
  },
  _type == "pictureWithText" => {
    "heading": coalesce(heading, ""),
    text[defined(@)]{${richTextFragment}},
    picture{${pictureFragment}},
    "side": select(side == "left" => "left", "right"),
    links[defined(@)]{_key, ${linkFragment}}
  },
  _type == "video" => {
    "heading": coalesce(heading, ""),
    intro,
    picture{${pictureFragment}},
    "file": file.asset->{_id, mimeType},
    "captions": captions.asset->{_id},
    url,
    publishedAt
  },
  _type == "steps" => {
    "heading": coalesce(heading, ""),
    intro,
    "steps": coalesce(steps[defined(@)]{${pointFragment}}, [])
  },
  _type == "itemList" => {
    "heading": coalesce(heading, ""),
    intro,
    ${sceneFragment},
    "items": coalesce(
      items[defined(@)]{
        _key,
        "title": coalesce(title, ""),
        text,
        label,
        drawing{${drawingFragment}},
        ${sceneFragment},
        link{${linkFragment}}
      },
      []
    ),
    "layout": select(
      layout == "grid" => "grid",
      layout == "statements" => "statements",
      layout == "milestones" => "milestones",
      "sheet"
    )
  },
  _type == "featureGrid" => {
    "heading": coalesce(heading, ""),
    intro,
    "cards": coalesce(
      cards[defined(@->_id)]{
        _key,
        ...@->{
          _id,
          _type,
          drawing{${drawingFragment}},
          "title": coalesce(title, ""),
          "text": coalesce(text, "")
        }
      },
      []
    )
  },
  _type == "roiCalculator" => {
    "heading": coalesce(heading, ""),
    intro,
    "variant": select(variant == "home" => "home", "article"),
    note,
    "settings": ${roiSettings}
  },
  _type == "comparison" => {
    "heading": coalesce(heading, ""),
    intro,
    table->{${comparisonTableFragment}}
  },
  _type == "strengths" => {
    "heading": coalesce(heading, ""),
    intro,
    "lists": coalesce(
      lists[defined(@)]{_key, "title": coalesce(title, ""), "items": coalesce(items[defined(@)], [])},
      []
    )
  },
  _type == "useCases" => {
    "heading": coalesce(heading, ""),
    intro,
    "cases": coalesce(cases[defined(@)]{_key, "title": coalesce(title, ""), text, example}, [])
  },
  _type == "founder" => {
    "heading": coalesce(heading, ""),
    "name": coalesce(name, ""),
    role,
    text[defined(@)]{${richTextFragment}},
    quote,
    portrait{${pictureFragment}},
    profile{${linkFragment}},
    stats[defined(@)]{_key, "value": coalesce(value, ""), "label": coalesce(label, "")}
  },
  _type == "spotlight" => {
    badge,
    "heading": coalesce(heading, ""),
    text,
    until,
    headingAfter,
    textAfter,
    layout,
    links[defined(@)]{_key, ${linkFragment}}
  },
  _type == "tip" => {
    "heading": coalesce(heading, ""),
    text,
    link{${linkFragment}}
  },
  _type == "prose" => {
    heading,
    drawing{${drawingFragment}},
    "body": coalesce(body[defined(_type)]{${longTextFragment}}, [])
  },
  _type == "articleList" => {
    "heading": coalesce(heading, ""),
    "articles": ${offeredArticles}[0...60]{
      ${articleCardFragment}
    },
    "leadsToSearch": defined(${offeredArticles}[60]._id) && ${hasSearchPage}
  },
  _type == "siteSearch" => {
    "heading": coalesce(heading, ""),
    intro
  },
  _type == "relatedPages" => {
    "heading": coalesce(heading, ""),
    "pages": coalesce(
      pages[defined(@->_id)]{
        _key,
        ...@->{
          _id,
          _type,
          ${documentPathsFragment},
          "title": coalesce(title, ""),
          "description": coalesce(summary, ${seoDescription})
        }
      },
      []
    )
  },
  _type == "faqList" => {
    "heading": coalesce(heading, ""),
    intro,
    ${questionsFragment}
  },
  _type == "figureList" => {
    "heading": coalesce(heading, ""),
    intro,
    "figures": *[_type == "figure" && defined(key) && defined(limits)] | order(key asc){
      ${figureNoteFragment},
      limits,
      ${drawnAs},
      "basis": select(basis == "measured" => "measured", basis == "reported" => "reported", "estimated"),
      "before": before->{
        ${figureNoteFragment},
        limits,
        ${drawnAs}
      }
    },
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, _type, betaTesters, betaWeeks}
  },
  _type == "pricing" => {
    heading,
    intro,
    "currency": select(currency == "USD" => "USD", currency == "GBP" => "GBP", "EUR"),
    "plans": coalesce(
      plans[defined(@)]{
        _key,
        badge,
        "title": coalesce(title, ""),
        text,
        "monthly": select(monthly < 0 => null, monthly),
        "yearly": select(yearly < 0 => null, yearly),
        priceText,
        "freeDays": select(freeDays >= 1 && freeDays <= 60 => round(freeDays)),
        "isPriced": defined(monthly) || defined(yearly),
        "features": coalesce(features[defined(@)], []),
        link{${linkFragment}}
      },
      []
    ),
    saving,
    note
  },
  _type == "invitation" => {
    "heading": coalesce(heading, ""),
    text,
    "band": band == true,
    links[defined(@)]{_key, ${linkFragment}}
  },
  _type == "contact" => {
    "heading": coalesce(heading, ""),
    text,
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      _id,
      _type,
      "name": coalesce(name, ""),
      company,
      address,
      registrationNumber,
      vatNumber,
      "processingContract": processingContract.asset->{_id},
      "processorList": processorList.asset->{_id},
      privacyEmail,
      "contactEmail": coalesce(contactEmail, "")
    }
  },
  _type == "callToAction" => {
    "heading": coalesce(heading, ""),
    intro,
    "next": coalesce(next[defined(@)], []),
    person->{_id, _type, "name": coalesce(name, ""), role, portrait{${pictureFragment}}},
    after{${linkFragment}},
    "form": select(form == "waitlist" => "waitlist", "demo"),
    consent[defined(@)]{${richTextFragment}},
    ${offerFragment}
  },
  _type == "exitPopup" => {
    "heading": coalesce(heading, ""),
    text,
    "acceptLabel": coalesce(acceptLabel, ""),
    "page": page->{${documentPathsFragment}},
    "declineLabel": coalesce(declineLabel, "")
  }
`
